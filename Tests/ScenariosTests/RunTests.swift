import LabConversation
import LabFiles
import LabPlatform
import LabScenarios
import LabWork
import MVCLab
import Testing

import class Foundation.FileManager

@Suite struct RunTests {
  /// The output and exit status of a run.
  struct Result: Equatable {
    var output = ""
    var notes = ""
    var exit = ExitStatus.well
  }

  static let begin = "> system counter\n> wirings correct, misused\n...\n"
  static let good = document(begin + "> tap More\n...")
  static let bad = document(begin + "> tap More")
  static let broken = document("> tap")

  static let truth = """
    > tap More
    [correct]
    ~ Count replaced [1]
    [*]
    | Count                         [More]
    | 1
    | [Less]
    [misused]
    \(ReportTests.breach)
    """

  /// Runs files in a temporary folder, which the result calls `DIR`.
  func run(
    _ files: [String: String],
    _ system: System = CounterSystem.system,
    in path: String = "",
    isCI: Bool = false,
    format: Format = .pretty,
    _ choose: (inout RunOptions, String) -> Void = { _, _ in },
    after: (String) throws -> Void = { _ in },
    whilePlaying: @escaping @Sendable (String) -> Void = { _ in },
    pages: PageWriter? = nil
  ) throws -> Result {
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(temporary)/scenarios-XXXXXX".utf8CString)
    _ = try #require(mkdtemp(&template))
    let folder = template.withUnsafeBufferPointer { pointer in
      pointer.baseAddress.map { String(cString: $0) } ?? ""
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      if let slash = name.lastIndex(of: "/") { mkdir("\(folder)/\(name[..<slash])", 0o700) }
      try Files.replace("\(folder)/\(name)", with: Array(text.utf8))
    }
    var options = RunOptions(paths: [folder + path])
    choose(&options, folder)
    var (output, notes) = ("", "")
    let clock: Stopwatch = {
      whilePlaying(folder)
      return .zero
    }
    let run = Run(
      options,
      systems: [system],
      clock: clock,
      isCI: isCI,
      in: InProcess(),
      pages: pages
    )
    let exit = run.perform(
      format.report(),
      write: { output += $0 },
      note: { notes += $0 }
    ).exit
    try after(folder)
    func hidden(_ text: String) -> String {
      text.split(separator: folder, omittingEmptySubsequences: false).joined(separator: "DIR")
    }
    return Result(output: hidden(output), notes: hidden(notes), exit: exit)
  }

  static let refused = "0 passed, 0 failed, 0 malformed, 1 error (0.00 s)\n"

  static let table = """

    wiring           caught by
    counter/misused  DIR/a.md:5  ui-changes-ui


    """

  @Test func `a folder's documents run in the order of their paths`() throws {
    let result = try run([
      "b.md": Self.broken, "a.md": Self.good, "sub/c.md": Self.broken, ".d.md": "", "e.txt": "",
    ])
    #expect(
      result
        == Result(
          output: """
            DIR/b.md:2:3: error: a scenario starts with '> system NAME'
            DIR/sub/c.md:2:3: error: a scenario starts with '> system NAME'
            \(Self.table)2 passed, 0 failed, 2 malformed (0.00 s)

            """,
          exit: .malformed
        )
    )
  }

  @Test(arguments: [1, 4])
  func `a path or filter that selects nothing is an error`(jobs: Int) throws {
    #expect(
      try run([:])
        == Result(
          output: "",
          notes: "error: DIR: no Markdown file in this folder\n",
          exit: .missing
        )
    )
    #expect(
      try run([:], in: "/x.md")
        == Result(
          output: "",
          notes: "error: cannot read 'DIR/x.md': no such file or directory\n",
          exit: .missing
        )
    )
    #expect(
      try run(["a.md": Self.good]) { options, _ in options.filter = "nowhere" }
        == Result(
          output: Self.refused,
          notes: "error: the filter 'nowhere' selects no file\n",
          exit: .usage
        )
    )
    #expect(
      try run(["a.md": Self.good]) { options, _ in options.filter = "(" }
        == Result(
          output: Self.refused,
          notes: "error: '(' is not a regular expression; '\\' before a sign stands for the sign\n",
          exit: .usage
        )
    )
    #expect(
      try run(["a.md": Self.good, "b.md": Self.broken]) { options, _ in
        options.filter = "a.md$"
      }.exit == .well
    )
  }

  @Test(arguments: [4, .max])
  func `the number of jobs changes no output`(jobs: Int) throws {
    var files: [String: String] = [:]
    for index in 0..<40 {
      files["\(index).md"] = [Self.good, Self.bad, Self.broken][index % 3]
    }
    let alone = try run(files)
    let together = try run(files) { options, _ in options.jobs = jobs }
    #expect(alone == together)
    #expect(alone.output.contains("\n28 passed, 26 failed, 13 malformed (0.00 s)\n"))
  }

  @Test func `a run can stop at the first failure, or run one part`() throws {
    let files = ["a.md": Self.good, "b.md": Self.broken, "c.md": Self.bad]
    let fast = try run(files) { options, _ in
      options.failFast = true
      options.jobs = 3
    }
    #expect(
      fast.output == """
        DIR/b.md:2:3: error: a scenario starts with '> system NAME'
        \(Self.table)2 passed, 0 failed, 1 malformed (0.00 s)

        """
    )
    #expect(fast.notes == "note: '--fail-fast' stopped the run; 1 scenario did not run\n")
    let shard = try run(files) { options, _ in options.shard = .init("2/2") }
    #expect(shard.output.hasSuffix("0 passed, 0 failed, 1 malformed (0.00 s)\n"))
    #expect(RunOptions.Shard("3/2") == nil)
    #expect(RunOptions.Shard("0/2") == nil)
    #expect(RunOptions.Shard("x") == nil)
  }

  @Test(arguments: Format.allCases)
  func `what fails a run is in its reports`(format: Format) throws {
    let result = try run(["a.md": Self.good], format: format) { options, folder in
      options.paths.append("\(folder)/nowhere.md")
      options.paths.append("\(folder)/missing")
      options.requiredCatches = .all
      options.junit = "\(folder)/j.xml"
    } after: { folder in
      let text = String(decoding: try Files.read("\(folder)/j.xml"), as: UTF8.self)
      #expect(text.contains("missing': no such file or directory"))
      #expect(text.contains("is misused, and no scenario runs it"))
    }
    #expect(result.exit == .missing)
    let text = format == .pretty ? result.notes : result.output
    #expect(text.contains("missing': no such file or directory"), "\(result)")
    #expect(text.contains("'counter/crashing' is misused, and no scenario runs it"), "\(result)")
  }

  @Test(arguments: Format.allCases)
  func `a run that is refused has the reason in its reports`(format: Format) throws {
    let result = try run(["a.md": Self.good], format: format) { options, folder in
      options.jobs = 0
      options.junit = "\(folder)/j.xml"
    } after: { folder in
      let report = String(decoding: try Files.read("\(folder)/j.xml"), as: UTF8.self)
      #expect(report.contains("<error message=\"'0' is not a number of jobs; expected 1 or more\""))
    }
    #expect(result.exit == .usage)
    let text = format == .pretty ? result.notes : result.output
    #expect(text.contains("'0' is not a number of jobs"), "\(result)")
  }

  @Test(arguments: Format.allCases)
  func `an update that fails the run is in its reports`(format: Format) throws {
    let text = document(Self.begin + "> tap Less\n~ Count replaced [-1]\n| zebra\n...")
    let result = try run(["a.md": text], format: format) { options, folder in
      options.update = true
      options.junit = "\(folder)/none/j.xml"
    }
    #expect(result.exit == .unwritable)
    let report = format == .pretty ? result.notes : result.output
    let problem = "a.md:5: dropped below this command, because no line like it was printed: | zebra"
    #expect(report.contains(problem))
    #expect(report.contains("none/j.xml: no such file or directory"))
  }

  @Test func `an ellipsis that stands for no line is mentioned`() throws {
    let text = document("> system counter\n> wirings correct\n...\n> show alive\n...\n> turn\n...")
    let result = try run(["a.md": text])
    #expect(result.notes == "DIR/a.md:8: warning: this ellipsis stands for no line\n")
  }

  @Test func `a block of commands without a mark is mentioned`() throws {
    let text = Self.good + "\n```\n> tap More\n```\n\n```\nother\n> tap More\n```\n"
    let result = try run(["a.md": text])
    #expect(
      result.notes == "DIR/a.md:9: warning: this block is not run; begin it with '```mvclab'\n"
    )
    #expect(result.exit == .well)
  }

  @Test(
    arguments: [
      (.pretty, "0 passed, 0 failed, 0 malformed"),
      (.json, "{\"note\":\"part 2/3 of 1 scenario is empty\"}\n"),
      (.tap, "1..0 # SKIP part 2/3 of 1 scenario is empty\n"),
      (.github, "::notice::part 2/3 of 1 scenario is empty\n"),
    ] as [(Format, String)]
  )
  func `a part without a scenario passes, with a note in every report`(
    format: Format,
    line: String
  ) throws {
    let result = try run(["a.md": Self.good], format: format) { options, folder in
      options.shard = .init("2/3")
      options.junit = "\(folder)/j.xml"
    } after: { folder in
      let report = String(decoding: try Files.read("\(folder)/j.xml"), as: UTF8.self)
      #expect(report.contains("<skipped message=\"part 2/3 of 1 scenario is empty\""))
    }
    #expect(result.output.contains(line), "\(result)")
    #expect(result.notes == "note: part 2/3 of 1 scenario is empty\n")
    #expect(result.exit == .well)
  }

  @Test func `an unreadable file is reported, and the rest runs`() throws {
    let result = try run(["a.md": Self.good]) { _, folder in
      symlink("\(folder)/nowhere", "\(folder)/b.md")
    }
    #expect(result.output.hasPrefix("DIR/b.md:1:1: error: no such file or directory\n"))
    #expect(result.output.hasSuffix("2 passed, 0 failed, 1 malformed (0.00 s)\n"))
    #expect(result.exit == .missing)
  }

  @Test func `a pipe in place of a scenario is refused at once`() throws {
    let result = try run(["a.md": Self.good]) { _, folder in
      mkfifo("\(folder)/b.md", 0o600)
    }
    #expect(result.output.hasPrefix("DIR/b.md:1:1: error: not a regular file\n"))
    #expect(result.exit == .missing)
  }

  @Test func `a report that can't be written is an error`() throws {
    let result = try run(["a.md": Self.good]) { options, folder in
      options.junit = "\(folder)/none/x.xml"
    }
    #expect(result.notes == "error: DIR/none/x.xml: no such file or directory\n")
    #expect(result.exit == .unwritable)
  }
}
