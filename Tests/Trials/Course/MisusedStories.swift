import ArgumentParser
import LabStage
import LabSystems
import MVCLab

/// Plays random stories of each misused wiring until one breaks a rule that it is there to break.
struct MisusedStories: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "misused",
    abstract: "Plays random stories of each misused wiring until its own rule is broken."
  )

  @Option(help: "How many stories a wiring has at most.")
  var count: UInt64 = 400

  func run() throws {
    let count = count
    try Table(rows: RandomStory.all(ofCorrect: false, in: .all), name: { $0.name }) { story in
      let wiring = story.system.wirings.first { $0.name == story.wiring }
      let own = wiring?.verdict.ownRules ?? []
      let isFound = story.finds(seeds: 0..<count) { own.contains(where: $0.isOf) }
      return isFound
        ? nil : "none of \(count) stories breaks \(own.map(\.heading).joined(separator: " or "))"
    }.check("misused wirings")
  }
}
