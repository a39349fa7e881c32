import Foundation
import PseudoTerminal
import Testing

@Suite("Scripts", .waits)
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
  private static let screen = "| To Do                          [Add]\n"
  /// The same with each command before its output.
  private static let echoed =
    "> system todo\n> wirings misused\n\(screen)> tap Add\n" + told.dropFirst(screen.count)

  @Test func `commands of a pipe are answered without prompt or colour`() throws {
    let run = try Run(input: Self.story)
    #expect(run.output == Self.told)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func `a script and '-c' print each command before its output, a pipe does not`() throws {
    let scratch = try Scratch()
    let commented = "# a remark\n\n" + Self.story.replacing("tap", with: "\t tap") + " \n"
    #expect(try Run(scratch.file("story.mvc", commented)).output == Self.echoed)
    let line = Self.story.split(separator: "\n").joined(separator: "; ")
    #expect(try Run("-c", line).output == Self.echoed)
    #expect(try Run("-c", "source \(scratch.path("story.mvc"))").output.hasSuffix(Self.echoed))
    #expect(try Run("todo", "--wiring", "misused", input: "tap Add").output == Self.told)
  }

  @Test func `several '-c' run in order; a script excludes them`() throws {
    #expect(try Run("-c", "system todo; wirings misused", "-c", "tap Add").output == Self.echoed)
    let both = try Run("story.mvc", "-c", "tap Add")
    #expect(both.errors == "mvclab: '-c' and a script exclude each other\n")
    #expect(both.code == 64)
  }

  @Test func `a byte order mark is not part of the first command`() throws {
    let scratch = try Scratch()
    let marked = "\u{FEFF}" + Self.story
    #expect(try Run(input: marked).output == Self.told)
    #expect(try Run(scratch.file("story.mvc", marked)).output == Self.echoed)
  }

  @Test func `a script is warned once of work that no world plays, before the rest`() throws {
    let commands = "system crash; wirings queued; tap Count; wirings correct, queued"
    let script = "\"$0\" -c '\(commands)' 2>&1"
    let program = builtProgram("CrashLab")
    let run = try Run("/bin/sh", ["-c", script, program], environment: [:], in: Package.folder)
    #expect(
      run.output.split(separator: "\n").filter { $0.hasPrefix(">") || $0.hasPrefix("warning") }
        .map { $0.prefix(60) } == [
          "> system crash", "> wirings queued", "> tap Count",
          "warning: CrashSystem.swift:103 gives work to 'DispatchQueue'",
          "> wirings correct, queued",
        ]
    )
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
        | To Do                          [Add] | | To Do                          [Add]
        ~ ToDoStore inserted [0]               *
        | To Do                          [Add] | | To Do                          [Add]
        | 0  To Do Item 1                      | | 0  To Do Item 1
                                               : ! ui-changes-ui: 'ToDoListController'
                                               :   inserted a row in response to a tap;
                                               :   no model had changed
                                               :   MisusedListController.swift:25
                                               : ! model-in-controller:
                                               :   'ToDoListController' keeps model
                                               :   values in 'items'
                                               :   MisusedListController.swift:7

        """
    )
  }

  @Test func `the script of the page on the prompt prints what the page says`() throws {
    let lines = try Package.text("Documentation/Prompt.md").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("$ mvclab -c ") })
    let end = try #require(lines[start...].firstIndex { $0.hasPrefix("```") })
    let command = lines[start].dropFirst("$ mvclab ".count)
    let run = try Run(
      "/bin/sh",
      ["-c", "\"$0\" \(command) 2>&1", builtMVCLab],
      environment: [:],
      in: Package.folder
    )
    #expect(run.output == lines[(start + 1)..<end].joined(separator: "\n") + "\n")
  }

  @Test func `a NUL is no part of a command or a comment`() throws {
    let scratch = try Scratch()
    let input = "outside add 'a\0b'\n# a\0b\ntap Add\nsave story.md"
    let run = try Run("todo", input: input, in: scratch.folder)
    #expect(
      run.errors == """
        <stdin>:1:15: error: a command can't have a NUL character; leave it out
        outside add 'a␀b'
                      ^
        <stdin>:2:4: error: a command can't have a NUL character; leave it out
        # a␀b
           ^

        """
    )
    #expect(run.output.hasSuffix("= saved 3 commands in 'story.md'\n"))
    #expect(run.code == 65)
  }

  @Test(arguments: [[], ["--filter", "(a+)+$"]])
  func `Ctrl-C ends a non-interactive run with a message and 130`(options: [String]) throws {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: String(repeating: "a", count: 60))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = try scratch.file(
      "\(folder.lastPathComponent)/long.md",
      "```mvclab\n> system todo\n> wirings correct\n> repeat 1000000 layout\n```\n"
    )
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["run", file] + options
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

  @Test func `a script that Ctrl-C ends has printed what it did before`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = ["-c", "system todo; tap Add; repeat 1000000 layout"]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    var text = ""
    while !text.hasSuffix("> repeat 1000000 layout\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty)
      text += String(decoding: data, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(text.contains("\n> tap Add\n~ ToDoStore inserted [0]\n"))
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

  @Test(arguments: ["todo", "--help", "run --help", "--version"])
  func `a full disk exits with 73`(arguments: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "echo 'tap Add' | \"$0\" \(arguments) > /dev/full", Self.program]
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
