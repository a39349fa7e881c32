import LabConversation
import LabScenarios
import MVCLab

extension System {
  /// The wirings that `--wiring` names, with commas between them.
  func wirings(namedIn list: String) throws(ExitError) -> [Wiring] {
    var found: [Wiring] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      guard !name.isEmpty else {
        throw ExitError(.usage, "a name is missing behind '--wiring'")
      }
      let wiring = try wirings.named(name, .wiring, by: \.name)
      guard !found.contains(where: { $0.name == wiring.name }) else {
        throw ExitError(.usage, "'--wiring' names '\(wiring.name)' twice; once is enough")
      }
      found.append(wiring)
    }
    return found
  }
}
