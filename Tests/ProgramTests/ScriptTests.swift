import Foundation
import Testing

@Suite("Scripts")
struct ScriptTests {
  private static let story = """
    system todo
    wirings misused
    tap Add
    """
  private static let told = """
    | To Do                          [Add]
    | To Do                          [Add]
    | 0  To Do Item 1
    ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap; no model had changed  \
    (MisusedListController.swift:25)
    ! model-in-controller: 'ToDoListController' keeps model values in 'items'  \
    (MisusedListController.swift:7)

    """

  @Test func `commands of a pipe are answered without prompt or colour`() throws {
    let run = try Run(input: Self.story)
    #expect(run.output == Self.told)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `a script, '-c' and a pipe print the same`() throws {
    let scratch = try Scratch()
    #expect(try Run(scratch.file("story.mvc", Self.story)).output == Self.told)
    let line = Self.story.split(separator: "\n").joined(separator: "; ")
    #expect(try Run("-c", line).output == Self.told)
    #expect(try Run("todo", "--wiring", "misused", input: "tap Add").output == Self.told)
  }

  @Test func `several '-c' run in order; a script excludes them`() throws {
    #expect(try Run("-c", "system todo; wirings misused", "-c", "tap Add").output == Self.told)
    let both = try Run("story.mvc", "-c", "tap Add")
    #expect(both.errors == "mvclab: '-c' and a script exclude each other\n")
    #expect(both.code == 64)
  }

  @Test func `a byte order mark is not part of the first command`() throws {
    let scratch = try Scratch()
    let marked = "\u{FEFF}" + Self.story
    #expect(try Run(input: marked).output == Self.told)
    #expect(try Run(scratch.file("story.mvc", marked)).output == Self.told)
  }

  @Test(arguments: ["C", "de_DE.UTF-8", "zh_TW.UTF-8", "tr_TR.UTF-8"])
  func `no locale changes a byte`(_ locale: String) throws {
    let run = try Run(input: Self.story, environment: ["LC_ALL": locale, "LANG": locale])
    #expect(run.output == Self.told)
  }

  @Test func `several wirings print once what they share`() throws {
    let run = try Run("todo", "--wiring", "correct,half-store", input: "tap Add")
    #expect(
      run.output == """
        | To Do                          [Add]
        ~ ToDoStore inserted [0]
        | To Do                          [Add]
        | 0  To Do Item 1
        [half-store]
        ! ui-changes-ui: 'ToDoListController' inserted a row in response to a tap, \
        without waiting for the model's notification  (HalfStoreListController.swift:19)

        """
    )
  }

  @Test func `contrast shows two wirings side by side and marks the differences`() throws {
    let run = try Run("todo", input: "contrast on\ntap Add")
    #expect(
      run.output == """
        | To Do                          [Add]
        correct                                | misused
        ~ ToDoStore inserted [0]               *
        | To Do                          [Add] | | To Do                          [Add]
        | 0  To Do Item 1                      | | 0  To Do Item 1
                                               : ! ui-changes-ui: 'ToDoListController'
                                               :   inserted a row in response to a
                                               :   tap; no model had changed
                                               : ! model-in-controller:
                                               :   'ToDoListController' keeps model
                                               :   values in 'items'

        """
    )
  }

  @Test func `a failed expectation exits with 1, a malformed command with 65`() throws {
    #expect(try Run("todo", input: "expect rows 0").code == 0)
    let failed = try Run("todo", input: "expect rows 1")
    #expect(failed.output.hasSuffix("! expected 1 row; 'first' shows 0\n"))
    #expect(failed.code == 1)
    let senseless = try Run("todo", input: "tpa Add\n")
    #expect(senseless.output.hasSuffix("? unknown command 'tpa'; did you mean 'tap'?\n"))
    #expect(senseless.code == 65)
  }

  @Test(arguments: [
    "tap Add", "system todo; tap Add", "contrast on",
    "system todo; contrast on", "save x.md",
  ]
  )
  func `a command without the world it needs exits with 65`(_ commands: String) throws {
    #expect(try Run("-c", commands).code == 65)
  }

  @Test(arguments: ["tap Nonsense", "swipe 3", "storage fail", "relaunch", "server ok"]
  )
  func `the world's refusal is an answer and exits with 0`(_ command: String) throws {
    let run = try Run("todo", input: command)
    #expect(run.output.contains("\n? "))
    #expect(run.code == 0)
  }

  @Test func `a script that sources itself exits with 65`() throws {
    let scratch = try Scratch()
    let script = try scratch.file("s.mvc", "source s.mvc\n")
    let run = try Run(input: "source s.mvc", in: scratch.folder)
    #expect(run.output == "? s.mvc:1: 's.mvc' would source itself\n")
    #expect(run.code == 65)
    #expect(try Run(script, in: scratch.folder).code == 65)
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

  @Test func `Ctrl-C ends a non-interactive run with a message and 130`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "long.md",
      "```mvclab\n> system todo\n> wirings correct\n> repeat 1000000 layout\n```\n"
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["run", file]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while try !catchesInterrupt(process) {}
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "mvclab: interrupted\n")
    #expect(process.terminationStatus == 130)
  }

  /// Whether the process has installed its handler for Ctrl-C.
  private func catchesInterrupt(_ process: Process) throws -> Bool {
    let path = "/proc/\(process.processIdentifier)/status"
    let line = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix("SigCgt:") }
    let signals = line.flatMap { UInt64($0.dropFirst(7).drop { $0 == "\t" }, radix: 16) } ?? 0
    return signals >> (SIGINT - 1) & 1 == 1
  }

  @Test func `a failed source exits with 66, a failed save with 73`() throws {
    let run = try Run("todo", input: "source /nowhere\n")
    #expect(run.output.hasSuffix("? cannot read '/nowhere': no such file or directory\n"))
    #expect(run.code == 66)
    #expect(try Run("todo", input: "save /nowhere/at/all.md\n").code == 73)
  }

  @Test func `a full disk exits with 73`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "echo 'tap Add' | \"$0\" todo > /dev/full", Self.program]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "mvclab: cannot write to standard output: no space left on device\n")
    #expect(process.terminationStatus == 73)
  }

  @Test func `a saved story is a scenario that passes`() throws {
    let scratch = try Scratch()
    let commands = try scratch.file("more.mvc", "tap Add\nopen list\ntap Add\n")
    let saved = scratch.path("two-windows.md")
    let run = try Run(
      "todo",
      "--wiring",
      "correct,misused",
      input: "source \(commands)\nsave \(saved)\n"
    )
    #expect(run.code == 0)
    #expect(try String(contentsOfFile: saved, encoding: .utf8).hasPrefix("# Two windows\n"))
    #expect(try Run("run", saved).code == 0)
  }

  private static let program = builtMVCLab
}
