import PseudoTerminal
import Testing

extension EditorTests {
  @Test func `what other programs printed is no command, nor is a fence below a heading`() throws {
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send(
      .paste(
        """
        $ git status
        ~ save
          undo
        quit
        > tap Add
          quit
        quit
        # Later
        ```sh
        quit
        ```

        """
      )
    )
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.prompts(
          below: """
            > tap Add
            ~ ToDoStore inserted [0]
            | To Do                          [Add]
            | 0  To Do Item 1
            = 8 lines of text were passed over; only lines with '> ' are commands
            """
        )
      },
      "\(terminal.screen.text)"
    )
    terminal.send(.paste("# Later\n```\nquit\n```\n"))
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.prompts(
          below: """
            = 2 lines of text were passed over; only lines with '> ' are commands
            """
        )
      },
      "\(terminal.screen.text)"
    )
    terminal.send(.paste("# a script\nexpect rows 1\nundo\n"))
    terminal.send(.enter)
    #expect(
      terminal.waits {
        $0.prompts(
          below: """
            > undo
            | To Do                          [Add]
            | 0  To Do Item 1
            = took back 4 expect rows 1
            """
        )
      },
      "\(terminal.screen.text)"
    )
  }
}
