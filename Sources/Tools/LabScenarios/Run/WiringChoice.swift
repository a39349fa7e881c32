import LabConversation
import LabFiles
import LabText
import MVCLab

/// Chooses the scenarios that run one of these wirings.
///
///     todo/misused
///     misused
///
/// Without a system, a name stands for the wirings of all systems that have one of this name.
package struct WiringChoice: FileChoice {
  /// What the user typed, with the names as the systems have them.
  private let names: [String]
  private let systems: [System]

  package init(_ names: [String], systems: [System]) throws(CommandError) {
    self.systems = systems
    var found: [String] = []
    for name in names { found.append(try Self.find(name, in: systems)) }
    self.names = found.withoutRepeats
  }

  private static func find(_ name: String, in systems: [System]) throws(CommandError) -> String {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2 else {
      let wirings = systems.flatMap(\.wirings).map(\.name)
      return try NameLookup.find(name, .wiring, in: wirings.withoutRepeats)
    }
    let system = try NameLookup.find(parts[0], .system, in: systems.map(\.name))
    let wirings = systems.first { $0.name == system }?.wirings.map(\.name) ?? []
    return "\(system)/\(try NameLookup.find(parts[1], .wiring, in: wirings))"
  }

  package func chosen(of files: [String]) throws(NoFileChosen) -> [String] {
    let chosen = files.filter(isChosen)
    guard chosen.isEmpty else { return chosen }
    throw NoFileChosen("no scenario runs \(names.map(\.inQuotes).joined(separator: " or "))")
  }

  /// A file that says of no wiring that it runs it is chosen, for the run to report what is wrong.
  private func isChosen(_ file: String) -> Bool {
    guard let bytes = try? Files.read(file),
      let subject = DocumentSubject(bytes, systems: systems)
    else { return true }
    return subject.wirings.contains { wiring in
      names.contains(wiring.name) || names.contains("\(subject.system.name)/\(wiring.name)")
    }
  }
}
