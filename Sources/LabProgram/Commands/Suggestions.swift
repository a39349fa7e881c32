import ArgumentParser
import LabConversation
import LabFiles
import MVCLab

/// What a shell completes.
enum Suggestions<Lab: Laboratory> {
  static var systems: CompletionKind { .list(Lab.systems.map(\.name)) }
  static var rules: CompletionKind { .list(Rule.all(of: Lab.systems).map(\.name)) }
  static var scenarios: CompletionKind { .file(extensions: ["md"]) }

  /// Wirings of the system that is on the line, behind those that stand before the last comma.
  static var wirings: CompletionKind {
    let systems = Lab.systems
    return .custom { words, _, typed in
      let system = systems.first { words.contains($0.name) }
      let start = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
      let chosen = start.split(separator: ",")
      return (system?.wirings.map(\.name) ?? []).filter { !chosen.contains(Substring($0)) }
        .map { start + $0 }
    }
  }

  /// A system, or a scenario on the way to which folders lie.
  static var systemsAndScenarios: CompletionKind { systems(andFiles: ".md") }

  /// A system, or a script on the way to which folders lie.
  static var systemsAndScripts: CompletionKind { systems(andFiles: ".mvc") }

  private static func systems(andFiles ending: String) -> CompletionKind {
    let names = Lab.systems.map(\.name)
    return .custom { _, _, typed in
      names
        + PathCompletion.paths(beginning: typed, home: nil).filter {
          $0.hasSuffix("/") || $0.hasSuffix(ending)
        }
    }
  }
}
