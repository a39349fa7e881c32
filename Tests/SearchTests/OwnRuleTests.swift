import LabSearch
import LabSystems
import MVCLab
import Testing

/// Each misused wiring is found by a rule that it is there to break, in the story that it is there to show, and to blame is
/// the line that a reviewer would point at.
@Suite struct OwnRuleTests {
  /// One misused wiring, and what a search must find in it.
  struct Case: CustomTestStringConvertible, Sendable {
    /// System and wiring: `todo/misused`.
    let name: String
    /// The rule; a promise's name stands in quotes.
    let rule: String
    /// The line of code to blame; nil if none is known.
    let line: String?
    /// The moves that show it, none shorter.
    let story: [String]
    /// The commands after which the search begins, where the whole story lies too deep for a test.
    let past: [String]

    init(_ name: String, _ rule: String, _ line: String?, _ story: String, after past: String = "")
    {
      (self.name, self.rule, self.line) = (name, rule, line)
      (self.story, self.past) = (Self.commands(story), Self.commands(past))
    }

    private static func commands(_ text: String) -> [String] {
      text.split(separator: ";").map { String($0.drop(while: \.isWhitespace)) }
    }

    var testDescription: String { name }
  }

  private static func find(_ name: String) throws -> (system: System, wiring: Wiring) {
    let parts = name.split(separator: "/")
    let system = try #require([System].all.first { $0.name == parts[0] })
    return (system, try #require(system.wirings.first { $0.name == parts[1] }))
  }

  private static func line(of site: SourceLine?, in system: System) -> String? {
    site.flatMap { system.sources.file($0.file)?.lines[$0.line - 1] }.map {
      String($0.drop(while: \.isWhitespace))
    }
  }

  @Test(arguments: cases)
  func `a search finds a misused wiring by its own rule, story and line`(_ expected: Case) throws {
    let (system, wiring) = try Self.find(expected.name)
    #expect(wiring.verdict.ownRules.map(\.heading).contains(expected.rule))
    let subject = SearchSubject(
      wiring,
      of: system,
      withServer: system.server == .optional && expected.story.joined().contains("server"),
      after: expected.past
    )
    let limits = SearchLimits(depth: max(1, expected.story.count))
    let found = Search.first(subject, limits) { _ in false }.search.discoveries
      .filter { $0.finding.ruleName.heading == expected.rule }
    let lines = found.filter { $0.story == expected.story }
      .map { Self.line(of: $0.finding.site, in: system) }
    #expect(lines.contains(expected.line), "\(found.map(\.story)), \(lines)")
  }

  @Test func `the table has each misused wiring`() {
    let misused = [System].all.flatMap { system in
      system.wirings.filter { $0.verdict != .correct }.map { "\(system.name)/\($0.name)" }
    }
    #expect(Set(Self.cases.map(\.name)) == Set(misused))
  }
}
