import ArgumentParser
import LabSamples
import LabSearch
import MVCLab

/// Searches the program of each bug report: the rule and the line must be told, and no rule may accuse a repaired program.
struct Reports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports",
    abstract: "Searches the program of each bug report, and each repaired one."
  )

  /// Reports whose rule a search names without a line.
  private static let withoutLine: Set<String> = [
    "owntracks/ios#268", "moneymanagerex/mmex-ios#196", "mdbergmann/Eloquent#87",
    "mozilla-mobile/firefox-ios#20455", "deltachat/deltachat-ios#439",
    "wordpress-mobile/WordPress-iOS#1656", "willowtreeapps/vocable-ios#188", "diogot/MyWeight#83",
    "wireapp/wire-ios#1949",
  ]

  /// Reports whose search names another line: the one that presents the alert, and the one that paints the old name, and
  /// not the one that has looked it up.
  private static let atAnotherLine: Set<String> = ["monal-im/Monal#592", "openHPI/xikolo-ios#475"]

  /// Reports whose line is one of two that an optimised build makes into one: only the rule is compared.
  private static let atMergedLine: Set<String> = ["TransitApp/SVWebViewController#23"]

  /// Wirings whose bug takes five moves.
  private static let longer: Set<String> = ["posted-again"]

  func run() throws {
    let reports = [BugReport].all
    try Table(rows: reports, name: { $0.source }, problem: problem).check("reports")
    let repaired = System.reports.flatMap { system in
      system.wirings.filter { $0.verdict == .correct }.map { (system, $0) }
    }
    try Table(rows: repaired, name: { $0.1.name }, problem: accusation).check("repaired programs")
  }

  @Sendable private func problem(of report: BugReport) -> String? {
    guard let (system, wiring) = report.program.subject else { return "it has no program" }
    guard let found = discoveries(wiring, of: system).first(where: { $0.name == report.rule })
    else { return "no \(report.rule) is found" }
    if Self.atMergedLine.contains(report.source) { return nil }
    let site = found.finding.site?.description
    let expected = Self.withoutLine.contains(report.source) ? nil : report.program.place
    let isRight = (site == expected) != Self.atAnotherLine.contains(report.source)
    return isRight
      ? nil : "\(report.rule) is told at \(site ?? "no line"), and not at \(expected ?? "none")"
  }

  @Sendable private func accusation(of program: (system: System, wiring: Wiring)) -> String? {
    let found = discoveries(program.wiring, of: program.system)
    guard !found.isEmpty else { return nil }
    return found.map { "\($0.name): \($0.story.joined(separator: "; "))" }.joined(separator: ", ")
  }

  private func discoveries(_ wiring: Wiring, of system: System) -> [Discovery] {
    let correct = system.wirings.first { $0.verdict == .correct }
    let beside = wiring.verdict == .misused(breaking: .diverges) ? correct : nil
    let depth = Self.longer.contains(wiring.name) ? 5 : 4
    return Explorer(system, SearchLimits(depth: depth, states: 1_500, walks: 0))
      .explore(wiring, against: beside).discoveries
  }
}
