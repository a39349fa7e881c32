import ArgumentParser
import LabSearch
import LabSystems
import MVCLab

/// Searches wirings with several defects under one rule: each has one story, and none only adds to another.
struct Defects: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "defects",
    abstract: "Searches wirings with several defects, which have a story each."
  )

  private struct Row: Sendable {
    let system: System
    let wiring: String
    let depth: Int
    let rule: String
    /// The stories, with the line if the wiring's code is to blame.
    let stories: [String]
  }

  private static let rows = [
    Row(
      system: .todo,
      wiring: "misused",
      depth: 3,
      rule: "ui-changes-ui",
      stories: [
        "tap Add  MisusedListController.swift:25",
        "tap Add; select 0; tap Save  MisusedListController.swift:60",
        "tap Add; select 0; tap Delete  MisusedListController.swift:34",
      ]
    ),
    // A follow that is never taken back.
    Row(
      system: .news,
      wiring: "controller-network",
      depth: 3,
      rule: "confirmed counts",
      stories: ["server ok first; tap follow row 0; server fail first"]
    ),
    // The same, beside a like that is toggled twice.
    Row(
      system: .news,
      wiring: "view-network-twice",
      depth: 3,
      rule: "confirmed counts",
      stories: [
        "server ok first; tap follow row 0; server fail first",
        "server ok first; tap like row 0; server ok first",
      ]
    ),
    Row(
      system: .titles,
      wiring: "published",
      depth: 5,
      rule: "screen-disagrees-with-model",
      stories: [
        "tap Demo; tap Clear",
        "open twice as second; in second tap Demo",
        "tap Demo; tap Change; tap New",
        "open shared as second; in second tap Demo; close second by popToRoot; in second tap Demo",
        "tap Demo; back begin; tap Cover; back; tap Change",
      ]
    ),
  ]

  func run() throws {
    try Table(rows: Self.rows, name: { "\($0.system.name)/\($0.wiring)" }, problem: problem)
      .check("wirings with several defects")
  }

  @Sendable private func problem(of row: Row) -> String? {
    guard let wiring = row.system.wirings.first(where: { $0.name == row.wiring }) else {
      return "there is no such wiring"
    }
    let found = Explorer(row.system, SearchLimits(depth: row.depth)).explore(wiring, against: nil)
      .discoveries.filter { $0.name == row.rule }
    let stories = found.map { story in
      story.story.joined(separator: "; ") + (story.finding.site.map { "  \($0)" } ?? "")
    }
    return stories == row.stories ? nil : "\(row.rule):\n  \(stories.joined(separator: "\n  "))"
  }
}
