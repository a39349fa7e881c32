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

  /// The first part of the work, after all that a run has.
  private static let firstPart = 1 << 24

  /// The story that would catch a survivor, if a short search finds one.
  func story(of survivor: Detections.Row) -> String? {
    guard let system = systems.first(where: { $0.name == survivor.system }),
      let index = system.wirings.firstIndex(where: { $0.name == survivor.wiring }),
      Interruption.stopStatus == nil
    else { return nil }
    let before = systems.prefix { $0.name != system.name }.reduce(0) { $0 + $1.wirings.count }
    let part = SurvivorStories.firstPart + before + index
    _ = crashes?.enterPart(part)
    defer { crashes?.leavePart() }
    guard let found = story(system.wirings[index], of: system, part) else { return nil }
    let count = counted(found.story.count, "command")
    return "\(found.name.inQuotes) is found after \(count): "
      + found.commands.joined(separator: "; ")
  }

  /// The shortest story that shows a rule that the wiring is there to break.
  private func story(
    _ wiring: Wiring,
    of system: System,
    _ part: Int
  ) -> Discovery? {
    var limits = SearchLimits(states: Finder.mostStates)
    limits.crashGuard = crashes
    for withServer in system.server == .optional ? [false, true] : [false] {
      let found = Search.first(
        SearchSubject(wiring, of: system, withServer: withServer),
        limits,
        part: part,
        where: { finding in wiring.verdict.ownRules.contains { finding.isOf($0) } },
        watch: { _ in Interruption.stopStatus == nil }
      ).discovery
      if let found { return found }
    }
    return nil
  }
}
