import ArgumentParser
import LabSearch
import LabSystems
import MVCLab

/// Searches every wiring twice: as always, and without taking any two states for the same.
///
/// Both must find the same, by equally short stories.
struct MergedSearches: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merged",
    abstract: "Compares each search with one that takes no two states for the same."
  )

  @Option(help: "How many moves a story has at most.")
  var depth = 2

  func run() throws {
    let depth = depth
    let rows = [System].all.flatMap { system in
      system.wirings.flatMap { wiring in
        (system.server == .optional ? [false, true] : [false]).map {
          SearchSubject(wiring, of: system, withServer: $0)
        }
      }
    }
    try Table(rows: rows, name: Self.name) { subject in
      var limits = SearchLimits(depth: depth, walks: 0, jobs: 1)
      let merged = Self.findings(subject, limits)
      limits.mergesStates = false
      let all = Self.findings(subject, limits)
      guard merged != all else { return nil }
      return "a search tells\n  \(merged.joined(separator: "\n  "))\nall stories show\n  "
        + all.joined(separator: "\n  ")
    }.check("searches")
  }

  private static func name(of subject: SearchSubject) -> String {
    subject.opening.joined(separator: "; ")
  }

  private static func findings(_ subject: SearchSubject, _ limits: SearchLimits) -> [String] {
    Search.perform(subject, limits).discoveries.map { found in
      "\(found.story.count) \(found.name) \(found.finding.site.map(\.description) ?? "-")"
    }.sorted()
  }
}
