import Foundation
import PseudoTerminal

/// A run of every kind, with all its reports, in a folder beside the tests.
///
/// The folder of a kind has the scenarios; beside it are `KIND.tap`, `KIND.json`, `KIND.github`,
/// `KIND.xml` and `KIND.diff`.
struct SampleRuns: Sendable {
  let folder = URL(fileURLWithPath: builtProgram("sample-runs"))
  private(set) var codes: [Kind: Int32] = [:]

  enum Kind: String, CaseIterable, Sendable {
    case green
    case red
    case malformed
    case crash
    case missing
    case refused
    case empty
    case interrupted
  }

  init() throws {
    try? FileManager.default.removeItem(at: folder)
    for kind in Kind.allCases {
      let folder = self.folder.appending(path: kind.rawValue)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in kind.files {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      for format in ["tap", "json", "github"] {
        let (output, code) = try run(kind, format, in: folder)
        try output.write(to: self.folder.appending(path: "\(kind).\(format)"))
        codes[kind] = code
      }
    }
  }

  /// Runs the kind's files; an interrupted run gets its signal as soon as the first file is played.
  private func run(_ kind: Kind, _ format: String, in folder: URL) throws -> (Data, Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: builtProgram("CrashLab"))
    let reports = ["--junit", "../\(kind).xml", "--patch", "../\(kind).diff"]
    process.arguments = ["run", "--format", format] + kind.arguments + reports
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "CI": "true", "SWIFT_BACKTRACE": "enable=no"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var output = Data()
    if kind == .interrupted {
      while !String(decoding: output, as: UTF8.self).contains("first.md") {
        let more = pipe.fileHandleForReading.availableData
        guard !more.isEmpty else { break }
        output += more
      }
      process.interrupt()
    }
    output += pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (output, process.terminationStatus)
  }
}

extension SampleRuns.Kind {
  /// The exit code of the kind's run.
  var code: Int32 {
    switch self {
    case .green, .empty: 0
    case .red, .crash: 1
    case .malformed: 65
    case .missing: 66
    case .refused: 64
    case .interrupted: 130
    }
  }

  fileprivate var arguments: [String] {
    switch self {
    case .green, .red, .malformed, .crash: ["."]
    case .missing: [".", "nowhere.md", "two,\u{7} words: 100%.md"]
    case .refused: [".", "--filter", "]]>"]
    case .empty: ["--shard", "2/2", "."]
    case .interrupted: [".", "--jobs", "1", "--max-steps", "100000000"]
    }
  }

  fileprivate var files: [String: String] {
    let green = Self.scenario("tap Count", Self.count(1))
    switch self {
    case .green: return ["a.md": green, "b.md": green]
    case .missing, .refused, .empty: return ["a.md": green]
    case .malformed:
      return [
        "a.md": green, "b.md": "```mvclabs\n> tap ]]>\u{1B}[1m\n```\n", "c, d: 100%.md": "prose",
      ]
    case .crash: return ["a.md": Self.scenario("tap Index", Self.count(1)), "b.md": green]
    case .red:
      let awkward =
        "| ]]> <&>\" 100% ::error::x ##[error]y \\ # TODO \u{1}\u{1B}[31m \u{202E}ü é 界\n"
      let wrong = Self.scenario("tap Count", awkward)
      let many = (1...12).map { Self.step("tap Count", "| \($0)\n") }.joined()
      return [
        "a, b: 100% #1 \"ü\".md": wrong,
        "crlf.md": Self.scenario("tap Count", Self.count(2)).replacing("\n", with: "\r\n"),
        "open end.md": String(Self.scenario("tap Count", "| 0\n").dropLast()),
        "many.md": "```mvclab\n\(Self.opening)\(many)```\n",
      ]
    case .interrupted:
      return [
        "first.md": Self.scenario("tap Count", Self.count(2)),
        "second.md": Self.scenario("repeat 1000000 layout", ""), "third.md": green,
      ]
    }
  }

  private static let opening = """
    > system crash
    > wirings correct, crashing
    ...

    """

  private static func step(_ command: String, _ expected: String) -> String {
    "> \(command)\n\(expected)"
  }

  private static func scenario(_ command: String, _ expected: String) -> String {
    "# A scenario\n\n```mvclab\n\(opening)\(step(command, expected))```\n"
  }

  private static func count(_ number: Int) -> String {
    "| Count\n| \(number)\n| [Count]  [Overflow]  [Index]  [Nil]…\n"
  }
}
