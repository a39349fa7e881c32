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
          | To Do                          [Add]
          = as pasted
          > tap Add
          ~ ToDoStore inserted [0]
          | To Do                          [Add]
          | 0  Something else
          [half-store]
          ...
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
}
