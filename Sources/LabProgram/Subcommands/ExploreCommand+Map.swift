import LabConversation
import LabFiles
import LabScenarios
import LabSearch
import LabText
import MVCLab

/// The map that `explore` can write.
extension ExploreCommand {
  /// Writes a map of one wiring's states; `--against` adds the states of another wiring.
  func writeMap(
    of system: System,
    to path: String,
    _ crashes: ProcessCrashes?
  ) throws -> ExitStatus {
    do throws(FileError) { try Files.checkReplaceable(path, having: "{\"wirings\":") } catch {
      throw ExitError(writing: path, error)
    }
    let subject = try mapSubject(of: system)
    let states = states ?? 1_000
    let moves = states > .max / 20 ? .max : states * 20
    let size = StateMap.Size(explored: states, moves: moves, depth: depth)
    try crashes?.enterOnlyPart()
    let progress = RunProgress(environment: .current, isDrawn: crashes?.isRestarted == true)
    let (clock, budget) = (ContinuousClock(), budget)
    let start = clock.now
    let story = story
    try check(story, of: subject, crashes)
    let map = StateMap(subject, story: story, size, crashes) { explored, known in
      progress.note("\(explored) of \(counted(known, "state")); Ctrl-C stops")
      progress.show()
      return Interruption.stopStatus == nil
        && budget.map { clock.now - start < .seconds($0) } ?? true
    }
    progress.print {}
    if let status = Interruption.stopStatus { throw ExitError(status, status.meaning) }
    let text = map.json + "\n"
    do { try Files.replace(path, with: Array(text.utf8)) } catch {
      throw ExitError(writing: path, error)
    }
    return .well
  }

  /// Refuses a story that leads nowhere, before anything else is tried.
  private func check(
    _ story: [String],
    of subject: SearchSubject,
    _ crashes: ProcessCrashes?
  ) throws {
    let map = StateMap(subject, story: story, StateMap.Size(explored: 0, moves: 0), crashes)
    if let refused = map.refused {
      throw ExitError(.usage, "'--after': the world refuses \(refused.inQuotes)")
    }
    if let next = story.dropFirst(max(0, map.path.count - 1)).first {
      throw ExitError(.usage, "'--after': a map can't follow \(next.inQuotes)")
    }
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
