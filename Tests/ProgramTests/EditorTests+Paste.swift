import PseudoTerminal
import Testing

extension EditorTests {
  @Test func `pasted commands run line by line`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send(.paste("tap Add\n\nexpect rows 1\n"))
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          todo correct 2> tap Add
          ~ ToDoStore inserted [0]
          | To Do                          [Add]
          | 0  To Do Item 1
          todo correct 3> expect rows 1
          todo correct 4>
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }

  @Test func `Ctrl-C during the first pasted line drops the others`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send(.paste("repeat 1000000 layout\ntap Add\n"))
    terminal.send(.enter)
    #expect(terminal.waits { _ in terminal.mode == .cooked })
    terminal.send(.control("c"))
    #expect(
      terminal.waits { $0.isAtPrompt && $0.text.contains("? interrupted") },
      "\(terminal.screen.text)"
    )
    #expect(!terminal.screen.text.contains("> tap Add"))
  }

  @Test func `of a pasted document the commands run, and its prose is passed over`() throws {
    let terminal = try start(system: nil, environment: ["NO_COLOR": "1"])
    terminal.send(
      .paste(
        """
        # Counting

        Two taps are counted.
        > They are counted once.

        ```sh
        > rm -r .
        ```

        ```mvclab
        > system counter
        > wirings correct
        | Counter                      [About]
        | 0
        | [++]  [--]
        # once more
        > expect shows 0
        ```

        """
      )
    )
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          > wirings correct
          = as pasted
          > expect shows 0
          = 4 lines of text were passed over; only lines with '> ' are commands
          counter correct 3>
          """
        )
      },
      "\(terminal.screen.text)"
    )
    #expect(!terminal.screen.text.contains("\n? "), "\(terminal.screen.text)")
  }

  @Test func `commands in an indented block of a pasted text run`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send(
      .paste(
        """
        show me what happens when
        the user adds a row:

            > tap Add
            ~ ToDoStore inserted [0]
            | To Do                          [Add]
            | 0  To Do Item 1

        """
      )
    )
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          > tap Add
          = as pasted
          = 2 lines of text were passed over; only lines with '> ' are commands
          todo correct 3>
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }

  @Test func `a pasted session may have the prompts of the program`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send(
      .paste(
        """
        $ mvclab todo --wiring misused
        mvclab> layout
        todo misused 2> open list
        | second  To Do                  [Add]

        """
      )
    )
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          > layout
          > open list
          = as pasted
          = 1 line of text was passed over; only lines with '> ' are commands
          todo correct 4>
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }

  @Test func `the output in a pasted transcript is compared with what is printed now`() throws {
    let terminal = try start(system: nil, environment: ["NO_COLOR": "1"])
    terminal.send(
      .paste(
        """
        > system todo
        > wirings correct, half-store
        | To Do                          [Add]
        > tap Add
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  Something else
        [half-store]
        ...
        > expect rows 1

        """
      )
    )
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          > wirings correct, half-store
          = as pasted
          > tap Add
          ? the pasted output differs: '-' was pasted, '+' is printed now
          [correct]
          - | 0  Something else
          + | 0  To Do Item 1
          [half-store]
          - | 0  Something else
          > expect rows 1
          todo correct, half-store 4>
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }

  @Test func `a pasted failure of expect is no output, whether or not its line is the same`() throws
  {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send(
      .paste(
        """
        > expect rows 1
        ! expected 1 row; 'first' shows 0
        > expect rows 2
        ! expected 2 rows; 'first' shows 1

        """
      )
    )
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          > expect rows 1
          ? no line can expect that an 'expect' fails; correct the 'expect', or the wiring
          > expect rows 2
          ? the pasted output differs: '-' was pasted, '+' is printed now
          - ! expected 2 rows; 'first' shows 1
          + ! expected 2 rows; 'first' shows 0
          ? no line can expect that an 'expect' fails; correct the 'expect', or the wiring
          todo correct 4>
          """
        )
      },
      "\(terminal.screen.text)"
    )
  }
}
