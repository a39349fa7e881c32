import LabConversation
import LabFiles
import LabScenarios
import LabSearch
import LabText
import LabWork
import LabWorkers
import MVCLab

/// The map that `explore` can write.
extension ExploreCommand {
  /// Writes a map of one wiring's states; `--against` adds the states of another wiring.
  func writeMap(of system: System, to path: String, _ workplace: Processes) throws -> ExitStatus {
    do throws(FileError) { try Files.checkReplaceable(path, having: "{\"wirings\":") } catch {
      throw ExitError(writing: path, error)
    }
    let subject = try mapSubject(of: system)
    let states = states ?? 1_000
    let moves = states > .max / 20 ? .max : states * 20
    let size = StateMap.Size(explored: states, moves: moves, depth: depth)
    let progress = RunProgress(environment: .current)
    let (budget, story) = (budget, story)
    try check(story, of: subject, workplace)
    let json = try workplace.played(
      { supervisor in
        let clock = ContinuousClock()
        let start = clock.now
        return StateMap(subject, story: story, size, supervisor) { explored, _ in
          supervisor.note(Double(explored) / Double(states))
          return budget.map { clock.now - start < .seconds($0) } ?? true
        }.json
      },
      whileWaiting: { share in
        let explored = Int((share * Double(states)).rounded())
        progress.note("\(counted(explored, "state")) explored; Ctrl-C stops")
        progress.show()
      }
    )
    progress.print {}
    if let status = Interruption.stopStatus { throw ExitError(status, status.meaning) }
    do { try Files.replace(path, with: Array("\(json ?? "")\n".utf8)) } catch {
      throw ExitError(writing: path, error)
    }
    return .well
  }

  /// Refuses a story that leads nowhere, before anything else is tried.
  private func check(_ story: [String], of subject: SearchSubject, _ workplace: Processes) throws {
    let problem = try workplace.played { supervisor -> String? in
      let nothing = StateMap.Size(explored: 0, moves: 0)
      let map = StateMap(subject, story: story, nothing, supervisor)
      if let refused = map.refused { return "the world refuses \(refused.inQuotes)" }
      return story.dropFirst(max(0, map.path.count - 1)).first
        .map { "a map can't follow \($0.inQuotes)" }
    }
    if let problem = problem ?? nil { throw ExitError(.usage, "'--after': \(problem)") }
  }

  /// The commands of `--after`.
  private var story: [String] {
    Word.commands(in: after ?? "").map { String($0.drop { $0 == " " }) }
      .filter { !$0.isEmpty }
  }

  private func mapSubject(of system: System) throws -> SearchSubject {
    guard let wiring else { throw ExitError(.usage, "'--map' needs '--wiring' with one name") }
    if withServer, system.server == .never {
      throw ExitError(.usage, "'\(system.name)' has no server; omit '--with-server'")
    }
    return SearchSubject(
      try system.wirings.named(wiring, .wiring, by: \.name),
      of: system,
      against: try against.map { try system.wirings.named($0, .wiring, by: \.name) },
      withServer: withServer || system.server == .always
    )
  }
}
