import Foundation
import PseudoTerminal
import Testing

/// Streams that a shell closes, and scripts that come by another way than a file.
@Suite(.waits) struct StreamTests {
  private let script = "system todo\nwirings correct\ntap Add\n"
  private let output = """
    > system todo
    > wirings correct
    | To Do                          [Add]
    > tap Add
    ~ ToDoStore inserted [0]
    | To Do                          [Add]
    | 0  To Do Item 1

    """

  /// Runs commands of bash, to which `$0` is the program and `$1` the script.
  private func run(_ commands: String, input: String = "") throws -> Run {
    let scratch = try Scratch()
    return try Run(
      "/bin/bash",
      ["-c", commands, builtMVCLab, try scratch.file("story", script)],
      input: input,
      environment: ["PATH": "/usr/bin:/bin", "HOME": scratch.folder.path],
      in: scratch.folder
    )
  }

  @Test(arguments: [
    "\"$0\" - < \"$1\"", "cat \"$1\" | \"$0\" -", "cat \"$1\" | \"$0\" /dev/stdin",
    "\"$0\" /dev/stdin < \"$1\"", "\"$0\" <(cat \"$1\")", "\"$0\" repl - < \"$1\"",
    "mkfifo pipe; cat \"$1\" > pipe & \"$0\" pipe", "cp \"$1\" a.mvc; \"$0\" a.mvc",
  ]) func `a script comes from a file, a pipe or the standard input`(commands: String) throws {
    let run = try run(commands)
    #expect(run.output == output)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `an error in a script of the standard input has its place`() throws {
    let run = try run("\"$0\" -", input: "system todo\ntpa Add\n")
    #expect(run.errors.hasPrefix("-:2:1: error: unknown command 'tpa'; did you mean 'tap Add'?\n"))
    #expect(run.code == 65)
  }

  @Test(arguments: [
    ("\"$0\" -c 'system todo' >&-", "cannot write to standard output: it is closed", 73),
    ("\"$0\" systems >&-", "cannot write to standard output: it is closed", 73),
    ("\"$0\" --version >&-", "cannot write to standard output: it is closed", 73),
    ("\"$0\" todo <&-", "cannot read the input: it is closed", 66),
    ("\"$0\" - <&-", "cannot read '-': it is closed", 66),
  ]) func `a closed stream is named`(commands: String, reason: String, code: Int32) throws {
    let run = try run(commands)
    #expect(run.errors == "mvclab: \(reason)\n")
    #expect(run.code == code)
  }

  @Test(arguments: [
    ("\"$0\" todo < /dev/zero", 1), ("yes 'tap Nope' | tr -d '\\n' | \"$0\" todo", 1),
    ("(cat \"$1\"; cat /dev/zero) | \"$0\"", 4),
  ]) func `an input without an end is an error, and fills no memory`(
    commands: String,
    line: Int
  ) throws {
    // The program needs about 60 MB.
    let run = try run("ulimit -v 2000000; \(commands)")
    #expect(
      run.errors
        == "mvclab: line \(line) of the input has more than 1048576 bytes; a command is a line of text\n"
    )
    #expect(run.code == 65)
  }

  @Test(arguments: ["\"$0\" - < /dev/zero", "\"$0\" /dev/zero", "\"$0\" repl /dev/zero"])
  func `a script without an end is an error`(commands: String) throws {
    let run = try run("ulimit -v 2000000; \(commands)")
    #expect(run.errors.hasSuffix(": file too large\n"))
    #expect(run.code == 66)
  }

  @Test func `no file takes the place of a closed stream`() throws {
    let page = """
      "$0" -c 'system todo; wirings correct; save page.md' >&- 2>&-; cat page.md 2>/dev/null | grep -c mvclab:
      """
    #expect(try run(page).output == "0\n")
  }

  @Test func `a prompt without a home folder says once that no history is kept`() throws {
    let terminal = try Terminal(
      builtMVCLab,
      environment: ["MVCLAB_HISTORY": nil, "XDG_STATE_HOME": nil, "HOME": "/nonexistent"]
    )
    let notice = "history will not be saved, because there is no home folder to write to;"
    #expect(
      terminal.waits { $0.cursorLine == "mvclab>" && $0.text.contains(notice) },
      "\(terminal.screen.text)"
    )
    terminal.send("help tap\r")
    #expect(terminal.waits { $0.text.contains("tap NAME") && $0.cursorLine == "mvclab>" })
    #expect(terminal.screen.text.components(separatedBy: "history will").count == 2)
    terminal.send(.control("d"))
    #expect(terminal.waitsForEnd() == .exit(0))
  }
}
