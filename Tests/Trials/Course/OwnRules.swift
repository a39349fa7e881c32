import ArgumentParser
import CourseStage
import LabSearch
import LabSystems
import MVCLab

/// Searches each misused wiring: its own rule must be found, in the story that it is there to show and none shorter, and to
/// blame is the line that a reviewer would point at.
struct OwnRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Searches each misused wiring for its own rule, story and line."
  )

  func run() throws {
    try Table(rows: OwnRule.all, name: { $0.name }, problem: problem).check("misused wirings")
  }

  @Sendable private func problem(of row: OwnRule) throws -> String? {
    let (system, wiring) = try row.subject(in: .all)
    let subject = SearchSubject(
      wiring,
      of: system,
      withServer: system.server == .optional && row.story.joined().contains("server"),
      after: row.past
    )
    let limits = SearchLimits(depth: max(1, row.story.count))
    let found = Search.first(subject, limits) { _ in false }.search.discoveries
      .filter { $0.finding.ruleName.heading == row.rule }
    let lines = found.filter { $0.story == row.story }
      .map { $0.finding.site.flatMap(system.text) }
    guard !lines.contains(row.line) else { return nil }
    let told = found.map {
      "\($0.story.joined(separator: "; ")) \($0.finding.site.flatMap(system.text) ?? "")"
    }
    return
      "no \(row.rule) after '\(row.story.joined(separator: "; "))' at '\(row.line ?? "no line")', but \(told)"
  }
}
