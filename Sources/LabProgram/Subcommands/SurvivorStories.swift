import LabConversation
import LabScenarios
import LabSearch
import LabText
import MVCLab

/// The stories that would catch the wirings that no scenario of a run has caught.
struct SurvivorStories {
  private let systems: [System]
  private let crashes: ProcessCrashes?

  init(_ systems: [System], _ crashes: ProcessCrashes?) {
    (self.systems, self.crashes) = (systems, crashes)
  }

  /// How many states the search for one story keeps.
  private static let mostStates = 1_000
  /// The first part of the work, after all that a run has.
  private static let firstPart = 1 << 24

  /// A sentence for each survivor whose story a short search finds.
  func lines(_ survivors: [Detections.Row], goesOn: () -> Bool) -> [String] {
    survivors.enumerated().compactMap { index, row in
      guard goesOn(), let system = systems.first(where: { $0.name == row.system }),
        let wiring = system.wirings.first(where: { $0.name == row.wiring })
      else { return nil }
      let part = SurvivorStories.firstPart + index
      _ = crashes?.enterPart(part)
      defer { crashes?.leavePart() }
      guard let found = story(wiring, of: system, part, goesOn) else { return nil }
      let commands = found.commands.joined(separator: "; ")
      return
        "'\(row.name)' shows \(found.name.inQuotes) after \(counted(found.story.count, "command")): \(commands)"
    }
  }

  /// The shortest story that shows a rule that the wiring is there to break.
  private func story(
    _ wiring: Wiring,
    of system: System,
    _ part: Int,
    _ goesOn: () -> Bool
  ) -> Discovery? {
    var limits = SearchLimits(states: SurvivorStories.mostStates)
    limits.crashGuard = crashes
    for withServer in system.server == .optional ? [false, true] : [false] {
      let found = Search.first(
        SearchSubject(wiring, of: system, withServer: withServer),
        limits,
        part: part,
        where: { finding in wiring.verdict.ownRules.contains { finding.isOf($0) } },
        watch: { _ in goesOn() }
      ).discovery
      if let found { return found }
    }
    return nil
  }
}
