import Foundation
import PseudoTerminal
import Testing

@Suite("mvclab run --last-failed", .waits)
struct LastFailedTests {
  private let scratch: Scratch
  private let state: Scratch

  init() throws {
    (scratch, state) = (try Scratch(), try Scratch())
    let sub = scratch.folder.appending(path: "sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
  }

  private static func story(_ rows: Int) -> String {
    """
    ```mvclab
    > system todo
    > wirings correct
    ...
    > expect rows \(rows)
    ```

    """
  }

  private func write(_ name: String, passes: Bool) throws {
    _ = try scratch.file(name, Self.story(passes ? 0 : 1))
  }

  private func run(_ arguments: String..., in folder: String = "") throws -> Run {
    try Run(
      arguments: ["run"] + arguments,
      "",
      ["XDG_STATE_HOME": state.folder.path],
      in: scratch.folder.appending(path: folder)
    )
  }

  /// The scenarios that fail again.
  private func files(_ arguments: String..., in folder: String = "") throws -> [String] {
    try Run(
      arguments: ["run", "--last-failed", "--format", "json"] + arguments,
      "",
      ["XDG_STATE_HOME": state.folder.path],
      in: scratch.folder.appending(path: folder)
    ).scenarios
  }

  @Test func `only the scenarios run that failed when they last ran, until they pass`() throws {
    try write("a.md", passes: true)
    try write("b.md", passes: false)
    try write("sub/c d\n'é.md", passes: false)
    _ = try scratch.file("sub/e.md", "```mvclab\n> tap\n```\n")
    #expect(try run(".").code == 65)
    #expect(try files(".") == ["./b.md", "./sub/c d\n'é.md", "./sub/e.md"])
    #expect(try files("a.md", "b.md") == ["b.md"])

    try write("b.md", passes: true)
    let run = try run(".", "--last-failed")
    #expect(run.output.hasSuffix("1 passed, 1 failed, 1 malformed\(run.time)"))
    #expect(run.code == 65)
    #expect(try files(".") == ["./sub/c d\n'é.md", "./sub/e.md"])
  }

  @Test func `the record drops what is no longer true, and keeps what failed`() throws {
    for file in ["a.md", "b.md"] { try write(file, passes: false) }
    #expect(try run(".").code == 1)
    let record = "mvclab/failures"
    let old = (0..<1_000).map { "+/gone/\($0).md\0-/gone/\($0).md\0" }.joined()
    _ = try state.file(record, old + (try state.text(record)))
    try write("a.md", passes: true)
    #expect(try run(".").code == 1)
    #expect(try state.text(record) == "+\(scratch.folder.resolvingSymlinksInPath().path)/b.md\0")
    #expect(try files(".") == ["./b.md"])
  }

  @Test func `without a path the failed scenarios below the current folder run`() throws {
    for file in ["a.md", "sub/b.md"] { try write(file, passes: false) }
    #expect(try run(".").code == 1)
    #expect(try files() == ["a.md", "sub/b.md"])
    #expect(try files(in: "sub") == ["b.md"])
    try FileManager.default.removeItem(atPath: scratch.path("a.md"))
    #expect(try files() == ["sub/b.md"])
    #expect(try run("--last-failed").output.contains("sub/b.md:5: failed: > expect rows 1"))
  }

  @Test func `a run of other scenarios changes nothing that is known of the rest`() throws {
    try write("a.md", passes: true)
    try write("b.md", passes: false)
    #expect(try run(".").code == 1)
    #expect(try run("a.md").code == 0)
    #expect(try run(".", "--filter", "nothing").code == 64)
    #expect(try files() == ["b.md"])
  }

  @Test func `an update that mends a scenario takes it from the record`() throws {
    let screen = "| To Do                          [Ad]"
    _ = try scratch.file("a.md", Self.story(0).replacing("...", with: screen))
    #expect(try run("a.md").code == 1)
    #expect(try run("--last-failed", "--update").code == 0)
    let run = try run("--last-failed")
    #expect(run.errors == "note: no scenario failed when it last ran\n")
    #expect(run.code == 0)
  }

  @Test func `a scenario that only '--strict' fails has failed`() throws {
    let screen = "| To Do                          [Add]\n"
    _ = try scratch.file("a.md", Self.story(0).replacing("...\n", with: screen + "...\n"))
    _ = try scratch.file("b.md", Self.story(0).replacing("...\n", with: screen))
    #expect(try run(".").code == 0)
    #expect(try run(".", "--strict").code == 1)
    #expect(try files("--strict") == ["a.md"])
    #expect(try run(".").code == 0)
    #expect(try files() == [])
  }

  @Test func `without a record it is an error, and without a failure there is nothing to do`()
    throws
  {
    try write("a.md", passes: true)
    let none = "no run was recorded yet; run the scenarios without '--last-failed'"
    for path in [["."], []] {
      let run = try Run(
        arguments: ["run", "--last-failed", "--format", "json"] + path,
        "",
        ["XDG_STATE_HOME": state.folder.path],
        in: scratch.folder
      )
      #expect(run.errors == "error: \(none)\n")
      #expect(run.output.hasPrefix("{\"error\":\"\(none)\"}\n"))
      #expect(run.code == 64)
    }
    #expect(try run(".").code == 0)
    for path in [["."], []] {
      let run = try Run(
        arguments: ["run", "--last-failed"] + path,
        "",
        ["XDG_STATE_HOME": state.folder.path],
        in: scratch.folder
      )
      #expect(run.errors == "note: no scenario failed when it last ran\n")
      #expect(run.code == 0)
    }
    try write("sub/b.md", passes: false)
    #expect(try run("sub").code == 1)
    let other = try run("a.md", "--last-failed")
    #expect(other.errors == "note: none of these files failed when it last ran\n")
    #expect(other.code == 0)
    try FileManager.default.removeItem(atPath: scratch.path("sub/b.md"))
    let gone = try run("--last-failed")
    #expect(gone.errors == "note: no file in this folder failed when it last ran\n")
    #expect(gone.code == 0)
  }

  private static let none = "no scenario failed when it last ran"

  @Test(arguments: [
    ("pretty", "0 passed, 0 failed, 0 malformed ("),
    ("json", "{\"note\":\"\(none)\"}\n"), ("tap", "1..0 # SKIP \(none)\n"),
    ("github", "::notice::\(none)\n"),
  ])
  func `without a failure every report says that there is nothing to do`(
    format: String,
    line: String
  ) throws {
    try write("a.md", passes: true)
    #expect(try run(".").code == 0)
    let run = try run(".", "--last-failed", "--format", format, "--junit", "j.xml")
    #expect(run.errors == "note: \(Self.none)\n")
    #expect(run.output.contains(line), "\(run.output)")
    #expect(run.code == 0)
    let report = try scratch.text("j.xml")
    #expect(report.contains("<skipped message=\"\(Self.none)\""), "\(report)")
  }

  @Test func `without a home nothing is kept, and a run is as good`() throws {
    try write("a.md", passes: true)
    #expect(try Run("run", "a.md", in: scratch.folder).errors == "")
    #expect(
      try Run("run", "a.md", "--last-failed", in: scratch.folder).errors
        == "error: no run was recorded; set HOME or XDG_STATE_HOME to a folder that keeps the record\n"
    )
  }

  @Test func `a record that can't be written is mentioned, and the run is as good`() throws {
    try write("a.md", passes: true)
    _ = try state.file("mvclab", "a file in place of the folder")
    let run = try run("a.md")
    #expect(run.code == 0)
    #expect(
      run.errors
        == "mvclab: '--last-failed' will miss this run: \(state.path("mvclab/failures")): not a directory\n"
    )
  }

  @Test func `a record has the failures of a run in the order of their names`() throws {
    let names = (1...9).map { "\($0).md" }
    for name in names { try write(name, passes: false) }
    #expect(try run(".").code == 1)
    let folder = scratch.folder.resolvingSymlinksInPath().path
    let record = try String(contentsOfFile: state.path("mvclab/failures"), encoding: .utf8)
    #expect(record == names.map { "+\(folder)/\($0)\0" }.joined())
  }

  @Test func `a long record is shortened to what is still true`() throws {
    try write("a.md", passes: false)
    let record = state.path("mvclab/failures")
    try FileManager.default.createDirectory(
      atPath: state.path("mvclab"),
      withIntermediateDirectories: true
    )
    let (gone, folder) = ("/nowhere.md", scratch.folder.resolvingSymlinksInPath().path)
    let old = String(repeating: "+\(gone)\0-\(gone)\0", count: 50_000) + "+\(gone)\0"
    try Data(old.utf8).write(to: URL(fileURLWithPath: record))
    #expect(try run("a.md").code == 1)
    #expect(try String(contentsOfFile: record, encoding: .utf8) == "+\(folder)/a.md\0")
  }
}

extension Run {
  /// The end of the last line, which says how long the run took.
  fileprivate var time: Substring {
    output.lastIndex(of: " ").flatMap { end in
      output[..<end].lastIndex(of: " ").map { output[$0...] }
    } ?? ""
  }
}
