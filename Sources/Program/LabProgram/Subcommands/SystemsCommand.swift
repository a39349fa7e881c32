import ArgumentParser
import LabText
import MVCLab

/// Lists the systems, or describes one.
struct SystemsCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "systems",
      abstract: "List the systems, or the wirings of one."
    )
  }

  @Argument(help: "A system.", completion: Suggestions<Lab>.systems)
  var system: String?

  func run() throws {
    try Program.run(Lab.name) { console in
      guard let system else {
        try console.list(
          Lab.systems.flatMap { system in
            ["\(system.name)  \(system.summary)"]
              + system.wirings.map { "  " + row($0, in: system) }
          }
        )
        return .well
      }
      let found = try Lab.systems.named(system, .system, by: \.name)
      try console.list(description(of: found))
      return .well
    }
  }

  private func row(_ wiring: Wiring, in system: System) -> String {
    let width = system.wirings.map(\.name.columns).max() ?? 0
    return "\(wiring.name.fitted(to: width))  \(wiring.verdict.word)  \(wiring.summary)"
  }

  private func breaks(_ wiring: Wiring) -> [String] {
    wiring.verdict.purpose.map { ["    \($0)"] } ?? []
  }

  private func description(of system: System) -> [String] {
    let origin = system.origin.map { "; from \($0)" } ?? ""
    let wirings = system.wirings.flatMap { ["  " + row($0, in: system)] + breaks($0) }
    return ["\(system.name): \(system.summary)", "style: \(system.style.name)\(origin)", ""]
      + ["wirings"] + wirings
      + ["", "screens"] + system.screens.map { "  \($0.name)  \($0.summary)" }
      + (system.outsideActions.isEmpty ? [] : ["", "another device can"])
      + system.outsideActions.map { "  outside \($0.name) \($0.usage)  \($0.summary)" }
      + conditions(of: system).flatMap { ["", $0] }
  }

  private func conditions(of system: System) -> [String] {
    var conditions: [String] = []
    if system.server == .optional {
      conditions.append("it can run with a server: 'system \(system.name) with server'")
    }
    if system.openStorage != nil {
      conditions.append("it can store its data in a file: 'system \(system.name) in FILE'")
    }
    if system.transitionTime > .zero {
      let time = system.transitionTime.inSeconds(digits: 2)
      conditions.append(
        "a push or a pop takes \(time) s, in which the user can touch the screen that leaves"
      )
    }
    return conditions
  }
}
