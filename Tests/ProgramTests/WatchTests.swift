import Foundation
import LabText
import PseudoTerminal
import Testing

@Suite("A watch", .waits)
struct WatchTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static func story(_ label: String) -> String {
    """
    # One tap

    ```mvclab
    > system counter
    > wirings correct
    ...
    > tap ++
    ...
    > expect shows \(label)
    ```

    """
  }

  /// The end of the screen when a watch of these files waits for a save.
  private static func waiting(_ files: String) -> String {
    "mvclab: watching \(files); a save starts it again, Ctrl-C ends"
  }

  /// Starts a program in the scratch folder.
  private func start(_ command: String) throws -> Terminal {
    try Terminal(
      "/bin/sh",
      arguments: ["-c", "cd '\(scratch.folder.path)' && exec \(command)"],
      environment: ["NO_COLOR": "1"],
      rows: 100,
      columns: 120
    )
  }

  /// The numbers of each run on the screen: `1 passed, 0 failed, 0 malformed`.
  private static func runs(_ screen: Screen) -> [String] {
    screen.lines.compactMap { $0.firstMatch(of: /^\d+ passed, \d+ failed, \d+ malformed/) }
      .map { String($0.output) }
  }

  /// Saves a file so that nobody finds it empty, however slow the machine is.
  private func saveAtOnce(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: scratch.path(name)), options: .atomic)
  }

  /// Waits until the program waits for a save after so many runs.
  private static func waits(_ terminal: Terminal, runs count: Int, _ files: String) -> Bool {
    terminal.waits { runs($0).count == count && $0.text.hasSuffix(waiting(files)) }
  }

  @Test func `a run is repeated after each kind of save, and Ctrl-C ends it`() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: scratch.folder.appending(path: "s"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("s/a.md", Self.story("1"))
    let terminal = try start("\(builtMVCLab) run s --watch")
    #expect(Self.waits(terminal, runs: 1, "'s'"), "\(terminal.screen.text)")
    // A save in the file itself.
    let file = try #require(FileHandle(forWritingAtPath: scratch.path("s/a.md")))
    try file.write(contentsOf: Data(Self.story("2").utf8))
    try file.close()
    #expect(Self.waits(terminal, runs: 2, "'s'"), "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("mvclab: 's/a.md' has changed"))
    // A save that replaces the file, beside a file of the editor's own.
    _ = try scratch.file("s/.a.md.swp", "")
    _ = try scratch.file("s/a.md~", Self.story("1"))
    #expect(rename(scratch.path("s/a.md~"), scratch.path("s/a.md")) == 0)
    #expect(Self.waits(terminal, runs: 3, "'s'"), "\(terminal.screen.text)")
    // A new file in a new folder; all of it comes before the program looks.
    terminal.stop()
    try files.createDirectory(
      at: scratch.folder.appending(path: "s/t/u"),
      withIntermediateDirectories: true
    )
    _ = try scratch.file("s/t/u/b.md", Self.story("1"))
    terminal.signal(SIGCONT)
    #expect(Self.waits(terminal, runs: 4, "'s'"), "\(terminal.screen.text)")
    // The folder is watched from now on.
    try saveAtOnce("s/t/u/b.md", Self.story("2"))
    #expect(Self.waits(terminal, runs: 5, "'s'"), "\(terminal.screen.text)")
    // A link to a file elsewhere, and a deleted file.
    _ = try scratch.file("o.md", Self.story("1"))
    #expect(symlink("../o.md", scratch.path("s/c.md")) == 0)
    #expect(Self.waits(terminal, runs: 6, "'s'"), "\(terminal.screen.text)")
    try files.removeItem(atPath: scratch.path("s/t/u/b.md"))
    #expect(Self.waits(terminal, runs: 7, "'s'"), "\(terminal.screen.text)")
    #expect(
      Self.runs(terminal.screen) == [
        "1 passed, 0 failed, 0 malformed", "0 passed, 1 failed, 0 malformed",
        "1 passed, 0 failed, 0 malformed", "2 passed, 0 failed, 0 malformed",
        "1 passed, 1 failed, 0 malformed", "2 passed, 1 failed, 0 malformed",
        "2 passed, 0 failed, 0 malformed",
      ]
    )
    terminal.send(.control("c"))
    #expect(terminal.waitsForEnd() == .exit(130))
    #expect(terminal.screen.text.hasSuffix("mvclab: interrupted"), "\(terminal.screen.text)")
    #expect(terminal.mode == .cooked)
  }

  @Test func `several saves at once are one run, and other files none`() throws {
    let names = ["a.md", "b.md"]
    for name in names { _ = try scratch.file(name, Self.story("1")) }
    let terminal = try start("\(builtMVCLab) run a.md b.md:3 --watch")
    #expect(Self.waits(terminal, runs: 1, "'a.md', 'b.md'"), "\(terminal.screen.text)")
    terminal.stop()
    for text in ["2", "3", "1"] {
      for name in names + ["c.md"] { _ = try scratch.file(name, Self.story(text)) }
    }
    terminal.signal(SIGCONT)
    #expect(Self.waits(terminal, runs: 2, "'a.md', 'b.md'"), "\(terminal.screen.text)")
    _ = try scratch.file("c.md", Self.story("2"))
    try FileManager.default.removeItem(atPath: scratch.path("a.md"))
    #expect(Self.waits(terminal, runs: 3, "'a.md', 'b.md'"), "\(terminal.screen.text)")
    #expect(terminal.screen.text.contains("cannot read 'a.md': no such file or directory"))
    try saveAtOnce("a.md", Self.story("2"))
    #expect(Self.waits(terminal, runs: 4, "'a.md', 'b.md'"), "\(terminal.screen.text)")
    #expect(
      terminal.screen.lines.filter { $0.contains(/(changed|removed)$/) } == [
        "mvclab: 'a.md', 'b.md' have changed", "mvclab: 'a.md' was removed",
        "mvclab: 'a.md' has changed",
      ]
    )
    #expect(
      Self.runs(terminal.screen) == [
        "2 passed, 0 failed, 0 malformed", "2 passed, 0 failed, 0 malformed",
        "1 passed, 0 failed, 0 malformed", "1 passed, 1 failed, 0 malformed",
      ]
    )
    terminal.signal(SIGTERM)
    #expect(terminal.waitsForEnd() == .exit(143))
  }

  @Test func `a folder that comes back and a new program count as saves`() throws {
    let files = FileManager.default
    let folder = scratch.folder.appending(path: "s")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try scratch.file("s/a.md", Self.story("1"))
    let programs = builtMVCLab + "-watched-\(UUID())"
    try files.createDirectory(atPath: programs, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: programs) }
    // A rename does nothing to two names of one file.
    try copyProgram(builtMVCLab, to: "\(programs)/mvclab")
    #expect(link(builtMVCLab, "\(programs)/new") == 0)
    let terminal = try start("\(programs)/mvclab run \(scratch.path("s")) --watch >out.txt")
    let waits = { (count: Int) in
      terminal.waits { $0.text.matches(of: /Ctrl-C ends/).count == count }
    }
    #expect(waits(1), "\(terminal.screen.text)")
    #expect(rename("\(programs)/new", "\(programs)/mvclab") == 0)
    #expect(waits(2), "\(terminal.screen.text)")
    try files.moveItem(at: folder, to: scratch.folder.appending(path: "away"))
    #expect(waits(3), "\(terminal.screen.text)")
    try files.moveItem(at: scratch.folder.appending(path: "away"), to: folder)
    #expect(waits(4), "\(terminal.screen.text)")
    try saveAtOnce("s/a.md", Self.story("2"))
    #expect(waits(5), "\(terminal.screen.text)")
    terminal.send(.control("c"))
    #expect(terminal.waitsForEnd() == .exit(130))
    let verdicts = try scratch.text("out.txt").matches(of: /\d+ passed, \d+ failed/)
      .map { String($0.output) }
    #expect(
      verdicts == [
        "1 passed, 0 failed", "1 passed, 0 failed", "1 passed, 0 failed", "0 passed, 1 failed",
      ]
    )
  }

  @Test func `a watch is refused where there is nothing to watch, and beside an update`() throws {
    let missing = try Run("run", "missing.md", "--watch", in: scratch.folder)
    #expect(missing.errors == "error: cannot read 'missing.md': no such file or directory\n")
    #expect(missing.output.isEmpty)
    #expect(missing.code == 66)
    for option in ["--update", "--review"] {
      let run = try Run("run", "a.md", "--watch", option, in: scratch.folder)
      #expect(
        run.errors
          == "mvclab: '--watch' can't be combined with '\(option)'; leave one of them out\n"
      )
      #expect(run.code == 64)
    }
  }

  @Test func `Ctrl-C during the work ends the watch as well`() throws {
    let story = Self.story("1").replacing("> tap ++", with: "> repeat 1000000 layout")
    _ = try scratch.file("a.md", story)
    let terminal = try start("\(builtMVCLab) run a.md --watch --max-steps 1000010")
    #expect(terminal.waits { $0.text.contains("0 of 1 scenario") }, "\(terminal.screen.text)")
    terminal.send(.control("c"))
    #expect(terminal.waitsForEnd() == .exit(130))
    #expect(terminal.screen.text.hasSuffix("mvclab: interrupted"), "\(terminal.screen.text)")
  }
}
