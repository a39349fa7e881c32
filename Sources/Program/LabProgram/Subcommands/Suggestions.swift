import ArgumentParser
import LabCourse
import LabFiles
import MVCLab

/// The completions that a shell offers.
enum Suggestions<Lab: Laboratory> {
  static var systems: CompletionKind { .list(Lab.systems.map(\.name)) }
  static var rules: CompletionKind { .list(Rule.all(of: Lab.systems).map(\.name)) }
  static var misusedWirings: CompletionKind {
    .list(
      Lab.systems.flatMap { system in
        system.wirings.filter { !$0.isCorrect }.map { "\(system.name)/\($0.name)" }
      }
    )
  }
  static var wiringsOfSystems: CompletionKind {
    .list(Lab.systems.flatMap { system in system.wirings.map { "\(system.name)/\($0.name)" } })
  }
  static var scenarios: CompletionKind { .file(extensions: ["md"]) }

  /// The units by number, what else `lesson` takes, scenarios, and the folders on the way to them.
  static var lessons: CompletionKind {
    let numbers = Lab.course.entries.map(\.number) + ["next", "reset"]
    return .custom { _, _, typed in
      numbers
        + PathCompletion.paths(beginning: typed, home: nil).filter {
          $0.hasSuffix("/") || $0.hasSuffix(".md")
        }
    }
  }

  /// Wirings of the system on the line, after those already typed before the last comma.
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

  /// Systems, scenarios, and the folders on the way to them.
  static var systemsAndScenarios: CompletionKind { systems(andFiles: ".md") }

  /// Systems, scripts, and the folders on the way to them.
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
