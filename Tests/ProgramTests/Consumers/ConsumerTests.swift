import Foundation
import PseudoTerminal
import Testing

/// What other programs say about the reports of a run that passes, fails, is malformed, crashes, lacks a
/// file, is refused, has no file, or is interrupted.
@Suite("Reports and their readers", .waits)
struct ConsumerTests {
  private static let samples = Result { try SampleRuns() }

  private static let readers = Package.folder.path + "/Tests/ProgramTests/Consumers/Readers"

  private func shell(_ script: String) throws -> Shell {
    try Shell(script, in: Self.samples.get().folder)
  }

  /// The text of a report, such as `red.github`.
  private func report(_ kind: SampleRuns.Kind, _ ending: String) throws -> String {
    let url = try Self.samples.get().folder.appending(path: "\(kind).\(ending)")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test(arguments: SampleRuns.Kind.allCases)
  func `every kind of run ends with its exit code`(kind: SampleRuns.Kind) throws {
    #expect(try Self.samples.get().codes[kind] == kind.code)
  }

  @Test(.needs("prove")) func `prove reads the TAP reports`() throws {
    let output = try shell("prove *.tap").output
    #expect(output.contains("\ngreen.tap ........ ok\n"), "\(output)")
    #expect(!output.contains("Parse errors"), "\(output)")
  }

  @Test(.needsPython("tap")) func `tap.py reads the TAP reports`() throws {
    let output = try shell("python3 \(Self.readers)/read_tap.py *.tap").output
    let expected = try SampleRuns.Kind.allCases.map { kind in
      let lines = try report(kind, "tap").split(separator: "\n")
      let failed = lines.count { $0.hasPrefix("not ok ") }
      return "\(kind).tap \(failed + lines.count { $0.hasPrefix("ok ") }) \(failed)\n"
    }
    #expect(output == expected.sorted().joined())
  }

  @Test(.needs("prove"), .needsPython("tap"))
  func `both read a name as a name, whatever it says after '#'`() throws {
    let scratch = try Scratch()
    let text = "```mvclab\n> system counter\n> wirings correct\n| no\n```\n"
    for name in ["x # SKIP y.md", "x # TODO y.md", "x \\# SKIP.md", "x#TODO.md"] {
      _ = try scratch.file(name, text)
    }
    let report = try Run("run", ".", "--format", "tap", in: scratch.folder).output
    _ = try scratch.file("x.tap", report)
    let proof = try Shell("prove x.tap", in: scratch.folder).output
    #expect(proof.contains("  Failed tests:  1-4\n"), "\(proof)")
    #expect(!proof.contains("skipped") && !proof.contains("TODO"), "\(proof)")
    let read = try Shell("python3 \(Self.readers)/read_tap.py x.tap", in: scratch.folder)
    #expect(read.output == "x.tap 4 4\n")
  }

  @Test(.needs("xmllint")) func `the JUnit reports have the structure that Jenkins expects`() throws
  {
    let run = try shell("xmllint --noout --schema \(Self.readers)/junit.xsd *.xml")
    let expected = SampleRuns.Kind.allCases.map { "\($0).xml validates\n" }.sorted().joined()
    #expect(run.output == expected)
  }

  @Test(.needsPython("jsonschema")) func `the JSON reports have the documented structure`() throws {
    let output = try shell(
      "python3 \(Self.readers)/read_json.py \(Self.readers)/run.schema.json *.json"
    )
    .output
    #expect(output == "")
  }

  @Test(.needs("git"), .needs("patch"), arguments: [SampleRuns.Kind.red, .crash])
  func `git and patch apply a patch, and then the run passes`(kind: SampleRuns.Kind) throws {
    let run = try shell(
      """
      patch --dry-run --silent -p1 -d \(kind) < \(kind).diff && cp -R \(kind) \(kind)-applied &&
      cd \(kind)-applied && git apply --whitespace=nowarn ../\(kind).diff &&
      "$(dirname "$0")/CrashLab" run . --format json 2>/dev/null | tail -n 1 | cut -d , -f 2,3
      """
    )
    #expect(run.output == "\"failed\":0,\"malformed\":0\n")
  }

  @Test(arguments: SampleRuns.Kind.allCases)
  func `GitHub finds as many commands as it shows, and none in other text`(
    kind: SampleRuns.Kind
  ) throws {
    let lines = try report(kind, "github").split(separator: "\n").map(String.init)
    let commands = lines.compactMap(GitHubCommand.init)
    #expect(commands.count == lines.count { $0.hasPrefix("::") })
    #expect(commands.count <= 10)
    #expect(commands.isEmpty == (kind == .green), "\(lines)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.samples.get().folder.appending(path: kind.rawValue).path
    )
    for command in commands {
      #expect(command.name == (kind == .empty ? "notice" : "error"))
      #expect(!command.message.isEmpty)
      #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "col", "title"]))
      if let file = command.properties["file"] { #expect(names.contains(file), "\(file)") }
      if let line = command.properties["line"] { #expect(Int(line).map { $0 > 0 } == true) }
    }
  }
}

/// A command for GitHub's runner in a line of a log, as the runner reads it.
private struct GitHubCommand {
  let name: Substring
  var properties: [String: String] = [:]
  let message: String

  /// Nil if the line is plain text.
  init?(_ line: String) {
    let text = line.drop { $0.isWhitespace }
    guard text.hasPrefix("::"), let end = text.dropFirst(2).firstRange(of: "::") else {
      guard let old = line.firstRange(of: "##["),
        let end = line[old.upperBound...].firstIndex(of: "]")
      else { return nil }
      name = line[old.upperBound..<end]
      message = String(line[end...].dropFirst())
      return
    }
    let head = text.dropFirst(2)[..<end.lowerBound].split(separator: " ", maxSplits: 1)
    name = head.first ?? ""
    message = Self.decoded(text[end.upperBound...], ["%0D": "\r", "%0A": "\n"])
    for property in (head.dropFirst().first ?? "").split(separator: ",") {
      let parts = property.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let marks = ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","]
      properties[parts[0].trimmingCharacters(in: .whitespaces)] = Self.decoded(parts[1], marks)
    }
  }

  private static func decoded(_ text: Substring, _ marks: [String: String]) -> String {
    marks.reduce(String(text)) { $0.replacing($1.key, with: $1.value) }.replacing("%25", with: "%")
  }
}
