import LabScenarios
import LabStage
import MVC
import Testing

@Suite struct FuzzTests {
  static let pieces = [
    "> tap More", "> tap More", "> tap Less", "> tap", "> expect shows 1", "> open count as other",
    "> in first tap More", "> repeat 2 tap More", "> show screen", "| 0", "| 1", "| [Less]",
    "| Count                         [More]", "~ Count replaced [1]", "...", "...", "[*]",
    "[correct]", "[misused]", "[correct, misused]", "[crashing, suspect]", "[crashing]", "",
    "# a remark", "```\nprose\n```mvclab", "? the world has ended", "! fault: x",
    "~ Count replaced [2]\r", "| 2  ", "= first", "  indented", "[wrong]", "~~~",
  ]

  static func randomDocument(_ random: RandomSource, pieces: Int) -> String {
    let body = (0..<random.number(below: 24)).map { _ in Self.pieces[random.number(below: pieces)] }
    return document(
      (["> system counter", "> wirings correct, misused, crashing, suspect"] + body)
        .joined(separator: "\n")
    )
  }

  @Test func `a second update of a random document changes nothing, and only bugs still fail`()
    throws
  {
    let random = RandomSource(seed: 59)
    for _ in 0..<80 {
      let text = Self.randomDocument(random, pieces: 28)
      guard outcome(text).status != .malformed else { continue }
      let once = try updated(text)
      let twice = try updated(once.text)
      #expect(twice.text == once.text, "\(text)")
      let wrong = outcome(once.text).wirings.flatMap(\.failures).flatMap(\.difference)
        .filter { $0.mark != .same && !$0.text.hasPrefix("!") }
      #expect(wrong.isEmpty, "\(text)\n\(once.text)\n\(wrong)")
    }
  }

  @Test func `a report on random bytes names the lines of all errors and failures`() throws {
    let random = RandomSource(seed: 7)
    for _ in 0..<80 {
      let marks = Array("`~[]>|.\r\n ,'\"".utf8)
      var bytes = Array(Self.randomDocument(random, pieces: Self.pieces.count).utf8)
      for _ in 0..<random.number(below: 6) {
        let index = random.number(below: bytes.count)
        switch random.number(below: 3) {
        case 0: bytes[index] = UInt8(random.number(below: 256))
        case 1: bytes.remove(at: index)
        default: bytes.insert(random.element(of: marks), at: index)
        }
      }
      let outcome = Outcome.of(
        bytes,
        file: "a.md",
        systems: [CounterSystem.system],
        clock: { .zero }
      )
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for error in outcome.errors {
        let line = try #require(lines.dropFirst(error.line - 1).first)
        #expect(1...line.count + 1 ~= error.column, "\(error)")
      }
      for failure in outcome.wirings.flatMap(\.failures) {
        let line = try #require(lines.dropFirst(failure.line - 1).first)
        #expect(String(decoding: line, as: UTF8.self).contains(failure.command), "\(failure)")
      }
      for format in Format.allCases {
        let (named, all) = (Self.lines(of: outcome, as: format), Self.places(in: outcome))
        switch format {
        case .tap, .json: #expect(named == all)
        case .pretty, .github: #expect(named == all || named.count >= 5 && named.isSubset(of: all))
        }
      }
    }
  }

  /// The lines of the document that an outcome is about.
  private static func places(in outcome: Outcome) -> Set<Int> {
    Set(outcome.errors.map(\.line) + outcome.wirings.flatMap(\.failures).map(\.line))
  }

  /// The lines of the document that a report names.
  private static func lines(of outcome: Outcome, as format: Format) -> Set<Int> {
    var report = format.report()
    let text = report.text(of: outcome)
    let numbers =
      switch format {
      case .pretty: text.matches(of: /(?m)^a\.md:(\d+):(?:\d+: error| failed):/).map(\.1)
      case .tap:
        text.matches(of: /(?m)^    - line: (\d+)$|^    - "a\.md:(\d+):/).map { $0.1 ?? $0.2 ?? "" }
      case .json: text.matches(of: /\{"line":(\d+),"co/).map(\.1)
      case .github: text.matches(of: /(?m)^::error file=a\.md,line=(\d+),/).map(\.1)
      }
    return Set(numbers.compactMap { Int($0) })
  }
}
