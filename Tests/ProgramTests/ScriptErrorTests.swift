import Foundation
import PseudoTerminal
import Testing

@Suite("Errors of scripts", .waits)
struct ScriptErrorTests {
  @Test func `a failed expectation exits with 1, a malformed command with 65`() throws {
    #expect(try Run("todo", input: "expect rows 0").code == 0)
    let failed = try Run("todo", input: "expect rows 1")
    #expect(failed.output.hasSuffix("! expected 1 row; 'first' shows 0\n"))
    #expect(
      failed.errors == """
        <stdin>:1:1: error: expected 1 row; 'first' shows 0
        expect rows 1
        ^

        """
    )
    #expect(failed.code == 1)
    let senseless = try Run("todo", input: "tpa Add\n")
    #expect(senseless.output.hasSuffix("? unknown command 'tpa'; did you mean 'tap Add'?\n"))
    #expect(senseless.code == 65)
  }

  @Test func `a system begins in its first wiring, unless the script chooses others`() throws {
    let begun = """
      | Counter                      [About]
      | 0
      | [++]  [--]
      = this is 'correct'; 'show wirings' lists all 12

      """
    let piped = try Run(input: "system counter\nexpect shows 0\n")
    #expect(piped.output == begun)
    #expect(piped.code == 0)
    let written = try Run("-c", "system counter; show wirings; in first expect shows 0")
    #expect(written.output.hasPrefix("> system counter\n> show wirings\n= correct "))
    #expect(
      written.output.hasSuffix("\n> wirings correct\n\(begun)> in first expect shows 0\n")
    )
    let refused = try Run("-c", "system counter; tpa ++")
    #expect(
      refused.output == """
        > system counter
        > tpa ++
        ? unknown command 'tpa'; did you mean 'tap ++'?

        """
    )
  }

  @Test(arguments: ["tap Add", "contrast on", "save x.md"])
  func `a command without the world it needs exits with 65`(_ commands: String) throws {
    #expect(try Run("-c", commands).code == 65)
  }

  @Test(arguments: ["tap Nonsense", "swipe 3", "storage fail", "relaunch", "server ok"]
  )
  func `a refused command of a script exits with 1`(_ command: String) throws {
    let run = try Run("todo", input: command)
    #expect(run.output.contains("\n? "))
    #expect(run.errors.hasPrefix("<stdin>:1:1: error: "))
    #expect(run.code == 1)
  }

  @Test func `an error in a script has its place, its line and a caret`() throws {
    let scratch = try Scratch()
    let script = """
      system todo
      wirings correct
      \toutside add 新闻 server
      in first tap Nope
      in second tap Add
      \u{1B}]0;x\u{7} tap
      type 'x

      """
    _ = try scratch.file("story.mvc", script)
    let run = try Run("story.mvc", in: scratch.folder)
    #expect(
      run.output == """
        > system todo
        > wirings correct
        | To Do                          [Add]
        > outside add 新闻 server
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  新闻 server
        > in first tap Nope
        ? unknown control 'Nope'; there is 'Add'
        > in second tap Add
        ? unknown screen 'second'; there is 'first'
        > ␛]0;x␇ tap
        ? unknown command '␛]0;x␇'; a line has one command, and only '-c' takes ';' between several
        > type 'x
        ? this quote is not closed

        """
    )
    #expect(
      run.errors == """
        story.mvc:4:10: error: unknown control 'Nope'; there is 'Add'
        in first tap Nope
                 ^
        story.mvc:5:11: error: unknown screen 'second'; there is 'first'
        in second tap Add
                  ^
        story.mvc:6:1: error: unknown command '␛]0;x␇'; a line has one command, and only '-c' takes \
        ';' between several
        ␛]0;x␇ tap
        ^
        story.mvc:7:6: error: this quote is not closed
        type 'x
             ^

        """
    )
    #expect(run.code == 65)
  }

  @Test func `an error in '-c' or a pipe has its place, too`() throws {
    let run = try Run("-c", "system todo; wirings correct", "-c", "show model;  开 关")
    #expect(
      run.errors == """
        -c:2:14: error: unknown command '开'; 'help' lists the commands
        show model;  开 关
                     ^

        """
    )
    let name = String(repeating: "新", count: 1000)
    let piped = try Run("todo", input: "tap Add\n  outside add \(name); tap \nturn \(name)")
    #expect(
      piped.errors == """
        <stdin>:3:6: error: unexpected argument '\(name.prefix(29))…'; usage: turn
        turn \(name.prefix(29))…
             ^

        """
    )
    #expect(piped.code == 65)
  }

  @Test func `input that is not UTF-8 text is an error with its place`() throws {
    let run = try Run("todo", input: "show screen\nshow \u{FFFD}")
    #expect(
      run.errors.hasSuffix("<stdin>:2:6: error: this is not UTF-8 text\nshow \u{FFFD}\n     ^\n")
    )
    #expect(run.code == 65)
  }

  @Test func `a script that sources itself exits with 65`() throws {
    let scratch = try Scratch()
    let script = try scratch.file("s.mvc", "source s.mvc\n")
    let run = try Run(input: "source s.mvc", in: scratch.folder)
    #expect(run.output == "> source s.mvc\n? 's.mvc' would source itself\n")
    #expect(
      run.errors == "s.mvc:1:1: error: 's.mvc' would source itself\nsource s.mvc\n^\n"
    )
    #expect(run.code == 65)
    let direct = try Run(script, in: scratch.folder)
    #expect(direct.output == run.output)
    #expect(direct.code == 65)
  }

  @Test func `a long chain of scripts ends with an error`() throws {
    let scratch = try Scratch()
    for number in 0..<100 {
      _ = try scratch.file("\(number).mvc", "source \(number + 1).mvc\n")
    }
    let run = try Run("0.mvc", in: scratch.folder)
    let reason = "'32.mvc' is not read; scripts may source each other 32 files deep"
    #expect(run.errors == "31.mvc:1:1: error: \(reason)\nsource 32.mvc\n^\n")
    #expect(run.output.hasSuffix("> source 32.mvc\n? \(reason)\n"))
    #expect(run.code == 65)
  }

  @Test(
    arguments: [
      (["explain", "leak"], "in the shell use 'mvclab rules leak'"),
      (["find"], "in the shell use 'mvclab explore SYSTEM'"),
      (["play", "a.md"], "in the shell use 'mvclab lesson a.md'"),
      (["tap", "Add"], "'mvclab SYSTEM' opens one, 'mvclab -c COMMANDS' runs commands"),
    ]
  )
  func `a command of the prompt is answered with the shell's`(
    arguments: [String],
    way: String
  ) throws {
    let run = try Run(arguments: arguments)
    #expect(run.errors == "mvclab: '\(arguments[0])' is a command of the prompt; \(way)\n")
    #expect(run.code == 64)
  }

  @Test func `the shell names its own command for a list of names`() throws {
    #expect(
      try Run("zebra").errors == "mvclab: unknown system 'zebra'; 'mvclab systems' lists them\n"
    )
    #expect(try Run("todo", "Add").code == 64)
    #expect(
      try Run("todo", "--wiring", "").errors == """
        mvclab: a wiring is missing; usage: wirings NAME, …; 'mvclab systems SYSTEM' lists them

        """
    )
    #expect(
      try Run("rules", "zebra").errors
        == "mvclab: unknown rule 'zebra'; 'mvclab rules' lists them\n"
    )
    #expect(
      try Run("-c", "explain zebra").errors.hasPrefix(
        "-c:1:9: error: unknown rule 'zebra'; 'show rules' lists them\n"
      )
    )
    #expect(
      try Run("rn", "lesson.md").errors == "mvclab: unknown system 'rn'; did you mean 'run'?\n"
    )
  }

  @Test(
    arguments: [
      ("todo misused", "'misused' is a wiring; type 'mvclab todo --wiring misused'"),
      ("repl todo/misused", "'misused' is a wiring; type 'mvclab todo --wiring misused'"),
      (
        "explore todo misused", "'misused' is a wiring; type 'mvclab explore todo --wiring misused'"
      ),
      (
        "contrast todo correct misused",
        "'correct' is a wiring; type 'mvclab contrast todo --wiring correct,misused'"
      ),
      ("explore todo misusd", "unknown wiring 'misusd'; did you mean '--wiring misused'?"),
      ("repl todo correct mis", "unknown wiring 'mis'; did you mean '--wiring correct,misused'?"),
      ("contrast todo/mis", "cannot read 'todo/mis': no such file or directory"),
    ]
  )
  func `a wiring beside its system is answered with the option`(
    call: String,
    message: String
  ) throws {
    let run = try Run(arguments: call.split(separator: " ").map(String.init))
    #expect(run.errors == "mvclab: \(message)\n")
    #expect(run.code == (call.hasSuffix("/mis") ? 66 : 64))
    #expect(
      try Run("explore", "todo", "rows").errors.hasPrefix("Error: Unexpected argument 'rows'\n")
    )
  }

  @Test func `bad arguments exit with 64 and name the nearest`() throws {
    let run = try Run("todu")
    #expect(run.errors == "mvclab: unknown system 'todu'; did you mean 'todo'?\n")
    #expect(run.code == 64)
    let wiring = try Run("todo", "--wiring", "corect")
    #expect(wiring.errors == "mvclab: unknown wiring 'corect'; did you mean 'correct'?\n")
    #expect(wiring.code == 64)
  }

  @Test func `a file in place of a system is refused with the right command`() throws {
    let document = try Run("README.md")
    #expect(
      document.errors
        == "mvclab: 'README.md' is a file; replay it with 'mvclab run README.md'\n"
    )
    #expect(document.code == 64)
    let script = try Run("./LICENSE")
    #expect(
      script.errors == "mvclab: './LICENSE' is a file; the name of a script must end in '.mvc'\n"
    )
    #expect(script.code == 64)
  }

  @Test func `a script in place of a scenario is refused with the right command`() throws {
    let scratch = try Scratch()
    let script = try scratch.file("story.mvc", "system todo\ntap Add\n")
    let run = try Run("run", script)
    #expect(run.errors == "mvclab: '\(script)' is a script; run it with 'mvclab \(script)'\n")
    #expect(run.code == 64)
    let none = try Run("run", "nowhere.mvc")
    #expect(none.errors == "error: cannot read 'nowhere.mvc': no such file or directory\n")
  }

  @Test func `a script that is missing or not text is refused`() throws {
    let scratch = try Scratch()
    let missing = try Run("nowhere.mvc")
    #expect(missing.errors == "mvclab: cannot read 'nowhere.mvc': no such file or directory\n")
    #expect(missing.code == 66)
    let bytes = scratch.path("bytes.mvc")
    try Data([0x74, 0x0A, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: bytes))
    let run = try Run(bytes)
    #expect(run.errors == "mvclab: \(bytes):2: error: this is not UTF-8 text\n")
    #expect(run.code == 65)
  }

  @Test func `a failed source exits with 66, a failed save with 73`() throws {
    let run = try Run("todo", input: "source /nowhere\n")
    let reason = "cannot read '/nowhere': no such file or directory"
    #expect(run.output.hasSuffix("? \(reason)\n"))
    #expect(run.errors == "<stdin>:1:1: error: \(reason)\nsource /nowhere\n^\n")
    #expect(run.code == 66)
    #expect(try Run("todo", input: "save /nowhere/at/all.md\n").code == 73)
  }
}
