import ArgumentParser
import LabScenarios
import LabSearch
import MVCLab

/// Searches the wirings of a system for the shortest stories that break a rule.
struct ExploreCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explore",
      abstract: "Search all states of a wiring for the shortest stories that break a rule."
    )
  }

  @Argument(help: "A system.", completion: Suggestions<Lab>.systems)
  var system: String

  @Option(help: "The wirings, with commas between them; all by default.", completion: Suggestions<Lab>.wirings)
  var wiring: String?

  @Option(help: "The correct wiring to compare with.", completion: Suggestions<Lab>.wirings)
  var against: String?

  @Option(help: ArgumentHelp("The most moves of a story.", valueName: "n"))
  var depth: Int?

  @Option(help: ArgumentHelp("The number of threads.", valueName: "n"))
  var jobs = 2

  @Option(help: ArgumentHelp("The most states of each search.", valueName: "n"))
  var states = 1_000_000

  @Option(help: ArgumentHelp("Seconds for each wiring.", valueName: "seconds"))
  var budget: Int?

  func run() async throws {
    try await Program.run(Lab.name) { console in
      let system = try Lab.systems.named(system, "system", by: \.name)
      let names = wiring?.split(separator: ",").map(String.init) ?? system.wirings.map(\.name)
      let wirings = try names.map { try system.wirings.named($0, "wiring", by: \.name) }
      let correct = try against.map { try system.wirings.named($0, "wiring", by: \.name) }
        ?? system.wirings.first { $0.verdict == .correct }
      let clock = ContinuousClock()
      let start = clock.now
      let limits = SearchLimits(depth: depth, states: states, jobs: jobs)
      let explorer = Explorer(system, limits, clock: { clock.now - start })
      for wiring in wirings {
        let begin = clock.now
        let budget = budget
        let exploration = await explorer.explore(wiring, against: correct) { _ in
          budget.map { clock.now - begin < .seconds($0) } ?? true
        }
        for line in exploration.lines { try console.line(line) }
        try console.flush()
      }
      return .well
    }
  }
}
