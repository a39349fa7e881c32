import PseudoTerminal
import Testing

extension EditorTests {
  @Test func `a file is played command by command, back and forth`() throws {
    try folder.write("system counter\nwirings correct\n# twice\ntap ++\ntap ++\n", to: "story.mvc")
    let terminal = try start(system: nil, environment: ["NO_COLOR": "1"])
    terminal.send("play \(folder.path)/story.mvc\r")
    #expect(terminal.waits { $0.cursorLine == "1 of 4: Enter, b or q>" }, "\(terminal.screen.text)")
    terminal.send("\r")
    #expect(terminal.waits { $0.cursorLine == "2 of 4: Enter, b or q>" }, "\(terminal.screen.text)")
    terminal.send("\r")
    #expect(terminal.waits { $0.cursorLine == "3 of 4: Enter, b or q>" }, "\(terminal.screen.text)")
    terminal.send("b\r")
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          3 of 4: Enter, b or q> b
          = there is no world before 'wirings correct'; Enter executes it again
          > wirings correct
          2 of 4: Enter, b or q>
          """
        )
      },
      "\(terminal.screen.text)"
    )
    terminal.send("\r")
    #expect(terminal.waits { $0.cursorLine == "3 of 4: Enter, b or q>" }, "\(terminal.screen.text)")
    terminal.send("\r")
    #expect(terminal.waits { $0.cursorLine == "4 of 4: Enter, b or q>" }, "\(terminal.screen.text)")
    terminal.send("expect shows 1\r")
    #expect(
      terminal.waits { $0.text.hasSuffix("shows 1\n> tap ++\n4 of 4: Enter, b or q>") },
      "\(terminal.screen.text)"
    )
    terminal.send("b\r")
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          > tap ++
          4 of 4: Enter, b or q> b
          | Counter                      [About]
          | 0
          | [++]  [--]
          > tap ++
          3 of 4: Enter, b or q>
          """
        )
      },
      "\(terminal.screen.text)"
    )
    for place in ["4 of 4", "the end"] {
      terminal.send("\r")
      #expect(terminal.waits { $0.cursorLine == "\(place): Enter, b or q>" })
    }
    terminal.send("b\r")
    #expect(terminal.waits { $0.cursorLine == "4 of 4: Enter, b or q>" })
    terminal.send("q\r")
    #expect(terminal.waits { $0.cursorLine == "counter correct 3>" }, "\(terminal.screen.text)")
  }

  @Test func `a system that is typed while a file is played begins as at the prompt`() throws {
    try folder.write("system counter\nwirings correct\ntap ++\n", to: "story.mvc")
    let terminal = try start(system: nil, environment: ["NO_COLOR": "1"])
    terminal.send("play \(folder.path)/story.mvc\r")
    for place in 1...3 {
      #expect(terminal.waits { $0.cursorLine == "\(place) of 3: Enter, b or q>" })
      terminal.send(place < 3 ? "\r" : "system todo\r")
    }
    #expect(
      terminal.waits { $0.text.contains("| To Do") && $0.text.contains("this is 'correct'") },
      "\(terminal.screen.text)"
    )
  }

  @Test func `a played file that leaves the present world says the way back`() throws {
    try folder.write("system counter\nwirings correct\n", to: "story.mvc")
    let terminal = try start(environment: ["NO_COLOR": "1"])
    terminal.send("tap Add\rplay \(folder.path)/story.mvc\r")
    #expect(
      terminal.waits {
        $0.text.hasSuffix(
          """
          = the first command leaves the present world; 'goto 3' comes back to it
          > system counter
          1 of 2: Enter, b or q>
          """
        )
      },
      "\(terminal.screen.text)"
    )
    for place in ["2 of 2", "the end"] {
      terminal.send("\r")
      #expect(terminal.waits { $0.cursorLine == "\(place): Enter, b or q>" })
    }
    terminal.send("q\r")
    #expect(terminal.waits { $0.cursorLine == "counter correct 5>" }, "\(terminal.screen.text)")
    terminal.send("goto 3\r")
    #expect(terminal.waits { $0.cursorLine == "todo correct 3>" }, "\(terminal.screen.text)")
  }

  @Test func `undo takes back a command of a played file, which is then the next one`() throws {
    try folder.write("tap ++\ntap ++\nshow model\n", to: "story.mvc")
    let terminal = try start(system: "counter", environment: ["NO_COLOR": "1"])
    terminal.send("play \(folder.path)/story.mvc\r")
    for (line, place) in [
      ("", "2 of 3"), ("", "3 of 3"), ("", "the end"), ("undo", "2 of 3"), ("redo", "the end"),
      ("undo", "2 of 3"), ("tap --", "2 of 3"), ("undo", "2 of 3"), ("", "3 of 3"),
      ("tap --", "3 of 3"), ("undo 2", "2 of 3"), ("undo", "1 of 3"),
    ] {
      #expect(terminal.waits { $0.isAtPlayersPrompt }, "\(terminal.screen.text)")
      terminal.send("\(line)\r")
      #expect(
        terminal.waits { $0.cursorLine == "\(place): Enter, b or q>" },
        "'\(line)': \(terminal.screen.text)"
      )
    }
    #expect(
      terminal.screen.text.hasSuffix(
        """
        > tap ++
        2 of 3: Enter, b or q> undo
        | Counter                      [About]
        | 0
        | [++]  [--]
        > tap ++
        1 of 3: Enter, b or q>
        """
      ),
      "\(terminal.screen.text)"
    )
  }
}

extension Screen {
  fileprivate var isAtPlayersPrompt: Bool { cursorLine.hasSuffix(": Enter, b or q>") }
}
