import LabConversation
import LabScenarios
import LabSearch
import LabText
import LabWork
import MVCLab

/// The stories that would catch the wirings that no scenario of a run has caught.
struct SurvivorStories {
  private let systems: [System]
  private let workplace: any Workplace

  init(_ systems: [System], _ workplace: any Workplace) {
    (self.systems, self.workplace) = (systems, workplace)
  }

  /// The story that would catch a survivor, if a short search finds one.
  func story(of survivor: Detections.Row) -> String? {
    guard let system = systems.first(where: { $0.name == survivor.system }),
      let wiring = system.wirings.first(where: { $0.name == survivor.wiring }),
      let found = story(wiring, of: system)
    else { return nil }
    let count = counted(found.story.count, "command")
    return "\(found.name.inQuotes) is found after \(count): "
      + found.commands.joined(separator: "; ")
  }

  /// The shortest story that shows a rule that the wiring is there to break.
  private func story(_ wiring: Wiring, of system: System) -> Discovery? {
    for withServer in system.server == .optional ? [false, true] : [false] {
      let found = Search.first(
        SearchSubject(wiring, of: system, withServer: withServer),
        SearchLimits(states: Finder.mostStates),
        in: workplace,
        where: { finding in wiring.verdict.ownRules.contains { finding.isOf($0) } },
        watch: { _ in workplace.goesOn }
      ).discovery
      if let found { return found }
    }
    return nil
  }
}
