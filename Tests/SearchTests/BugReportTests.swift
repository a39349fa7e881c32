import LabSamples
import LabSearch
import MVCLab
import Testing

/// Bugs that people have reported, each in a program of its own: a search names the rule and the line.
@Suite struct BugReportTests {
  /// Reports whose rule a search names without a line.
  private static let withoutLine: Set<String> = [
    "owntracks/ios#268", "moneymanagerex/mmex-ios#196", "mdbergmann/Eloquent#87",
    "mozilla-mobile/firefox-ios#20455", "deltachat/deltachat-ios#439",
    "wordpress-mobile/WordPress-iOS#1656", "willowtreeapps/vocable-ios#188",
  ]

  /// Reports whose search names another line: the one that presents the alert, and the one that paints the old name, and
  /// not the one that has looked it up.
  private static let atAnotherLine: Set<String> = ["monal-im/Monal#592", "openHPI/xikolo-ios#475"]

  private static let repaired = System.reports.flatMap(\.wirings).filter { $0.verdict == .correct }

  @Test(arguments: [BugReport].all.map(\.source))
  func `a search finds the bug of a report, at its line`(source: String) throws {
    let report = try #require([BugReport].all.first { $0.source == source })
    let program = try Program(report.program.file)
    let found = program.discoveries().first { $0.name == report.rule }
    let site = try #require(found).finding.site?.description
    guard !Self.atAnotherLine.contains(source) else {
      withKnownIssue { #expect(site == program.place(of: report)) }
      return
    }
    #expect(site == (Self.withoutLine.contains(source) ? nil : program.place(of: report)))
  }

  @Test(arguments: repaired.map(\.name)) func `no rule accuses a repaired program`(name: String)
    throws
  {
    let found = try Program(wiring: name).discoveries()
    #expect(found.map { "\($0.name): \($0.story.joined(separator: "; "))" } == [])
  }

  @Test(arguments: [BugReport].all.map(\.source))
  func `the line of a report is one line of its program`(source: String) throws {
    let report = try #require([BugReport].all.first { $0.source == source })
    #expect(try Program(report.program.file).place(of: report) != nil)
  }

  @Test func `each report expects a rule that there is`() {
    #expect(Set([BugReport].all.map(\.rule)).isSubset(of: Rule.all(of: []).map(\.name)))
  }
}

/// A program of a report.
private struct Program {
  private let system: System
  private let wiring: Wiring

  init(_ file: String) throws {
    try self.init { $0.files.first == "\(file).swift" }
  }

  init(wiring name: String) throws { try self.init { $0.name == name } }

  private init(where isIt: @escaping (Wiring) -> Bool) throws {
    system = try #require(System.reports.first { $0.wirings.contains(where: isIt) })
    wiring = try #require(system.wirings.first(where: isIt))
  }

  /// Where the guilty line of a report is; nil if it is not exactly one line.
  func place(of report: BugReport) -> String? {
    let name = "\(report.program.file).swift"
    let lines = system.sources.file(name)?.lines ?? []
    let places = lines.indices.filter {
      lines[$0].drop { $0 == " " } == report.program.line
    }
    return places.count == 1 ? "\(name):\(places[0] + 1)" : nil
  }

  func discoveries() -> [Discovery] {
    let correct = system.wirings.first { $0.verdict == .correct }
    let beside = wiring.verdict == .misused(breaking: .diverges) ? correct : nil
    return Explorer(system, SearchLimits(depth: 4, states: 1_500, walks: 0))
      .explore(wiring, against: beside).discoveries
  }
}
