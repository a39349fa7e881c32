import PseudoTerminal
import Testing

@Suite("Updates step by step", .waits, .serialized)
struct UpdateReviewTests {
  private let scratch: Scratch
  private let story = """
    ```mvclab
    > system todo
    > wirings correct
    | To Do         [Add]
    > tap Add
    ~ ToDoStore inserted [0]
    > tap Add
    | To Do         [Add] too
    ```

    """

  init() throws {
    scratch = try Scratch()
    for name in ["a.md", "b.md"] { _ = try scratch.file(name, story) }
  }

  private func review(_ options: String..., status: [String: String?] = [:]) throws -> Terminal {
    try Terminal(
      builtMVCLab,
      arguments: ["run", scratch.folder.path, "--review"] + options,
      environment: ["NO_COLOR": "1"].merging(status) { $1 },
      rows: 80,
      columns: 100
    )
  }

  private func asks(_ terminal: Terminal, _ place: String) -> Bool {
    terminal.waits { $0.cursorLine == "\(place): write this change? [y,n,a,d,q,?]" }
  }

  @Test func `accepted changes are written, and the others still fail`() throws {
    let terminal = try review()
    #expect(asks(terminal, "1 of 3"), "\(terminal.screen.text)")
    #expect(
      terminal.screen.text.contains(
        "-| To Do         [Add]\n+| To Do                          [Add]\n"
      )
    )
    terminal.send("?")
    #expect(terminal.waits { $0.text.contains("q  end; what was accepted is written\n1 of 3") })
    terminal.send("y")
    #expect(asks(terminal, "2 of 3"))
    terminal.send("n")
    #expect(asks(terminal, "3 of 3"))
    terminal.send("n")
    #expect(terminal.waits { $0.text.contains("b.md\n") && $0.cursorLine.hasPrefix("1 of 3") })
    terminal.send("a")
    #expect(terminal.waitsForEnd() == .exit(1))
    #expect(terminal.mode == .cooked)
    #expect(terminal.screen.text.contains("a.md: updated 1 step: 1 line reworded\n"))
    #expect(terminal.screen.text.contains("1 passed, 1 failed"), "\(terminal.screen.text)")
    let lines = try scratch.text("a.md").split(separator: "\n")
    #expect(lines[3] == "| To Do                          [Add]")
    #expect(lines[7...8] == ["| To Do         [Add] too", "```"])
    #expect(try Run("run", scratch.path("b.md")).code == 0)
  }

  @Test func `an answer may end with Return; any other key says what the keys do`() throws {
    let help = """
      y  write this change
      n  leave these lines as they are
      a  write this change and all others of the file
      d  leave this change and all others of the file
      q  end; what was accepted is written
      """
    func explains(_ terminal: Terminal, _ typed: String, _ place: String) -> Bool {
      let question = "\(place): write this change? [y,n,a,d,q,?]"
      return terminal.waits { $0.text.hasSuffix("\(question)\(typed)\n\(help)\n\(question)") }
    }
    let terminal = try review()
    #expect(asks(terminal, "1 of 3"))
    terminal.send("\r")
    #expect(explains(terminal, "", "1 of 3"), "\(terminal.screen.text)")
    terminal.send("y\r")
    #expect(asks(terminal, "2 of 3"))
    terminal.send("x")
    #expect(explains(terminal, " x", "2 of 3"), "\(terminal.screen.text)")
    terminal.send("n\r")
    #expect(asks(terminal, "3 of 3"))
    terminal.send("q")
    #expect(terminal.waitsForEnd() == .exit(1))
    #expect(!terminal.screen.text.contains("3 of 3: write this change? [y,n,a,d,q,?]\n"))
    #expect(
      try scratch.text("a.md").split(separator: "\n")[3] == "| To Do                          [Add]"
    )
  }

  @Test func `q ends, and keeps what was accepted; Ctrl-C accepts nothing more`() throws {
    let before = try scratch.text("b.md")
    let ended = try review()
    #expect(asks(ended, "1 of 3"))
    ended.send("y")
    #expect(asks(ended, "2 of 3"))
    ended.send("q")
    #expect(ended.waitsForEnd() == .exit(1))
    let half = try scratch.text("a.md")
    #expect(
      half.contains(
        "| To Do                          [Add]\n> tap Add\n~ ToDoStore inserted [0]\n> tap"
      )
    )
    #expect(try scratch.text("b.md") == before)

    let interrupted = try review()
    #expect(asks(interrupted, "1 of 2"))
    interrupted.send("y")
    #expect(asks(interrupted, "2 of 2"))
    interrupted.send([3])
    #expect(interrupted.waitsForEnd() == .exit(130))
    #expect(interrupted.mode == .cooked)
    #expect(try scratch.text("a.md") == half)
  }

  @Test func `a patch has the accepted changes, and no file is changed`() throws {
    let (before, patch) = (try scratch.text("a.md"), scratch.path("changes.diff"))
    let terminal = try review("--patch", patch)
    #expect(asks(terminal, "1 of 3"))
    terminal.send("y")
    #expect(asks(terminal, "2 of 3"))
    terminal.send("d")
    #expect(asks(terminal, "1 of 3"))
    terminal.send("q")
    #expect(terminal.waitsForEnd() == .exit(1))
    #expect(try scratch.text("a.md") == before)
    let lines = try scratch.text("changes.diff").split(separator: "\n").filter { $0.hasPrefix("+") }
    #expect(lines.dropFirst() == ["+| To Do                          [Add]"])
  }

  @Test func `an update is refused where CI is set, but not where it is set to false`() throws {
    for (value, code) in [("true", 64), ("1", 64), ("false", 0), ("0", 0), ("", 0)] {
      let run = try Run("run", scratch.folder.path, "--update", environment: ["CI": value])
      #expect(run.code == code, "CI=\(value): \(run.errors)")
    }
  }

  @Test func `a review needs a terminal, and no CI`() throws {
    let run = try Run("run", scratch.folder.path, "--review")
    #expect(run.code == 64)
    #expect(run.errors.contains("'--review' asks at a terminal; without one use '--patch FILE'"))
    let terminal = try review(status: ["CI": "true"])
    #expect(terminal.waitsForEnd() == .exit(64))
    #expect(terminal.screen.text.contains("'--update' changes no file where CI is set"))
  }
}
