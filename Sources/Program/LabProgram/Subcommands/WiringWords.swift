import LabText

/// Wirings that the user names beside a system, where the option `--wiring` names them.
///
///     todo misused
///     todo/misused
struct WiringWords<Lab: Laboratory> {
  private let system: String
  private let wirings: [String]
  /// The first word that is only near the name of a wiring.
  private let misspelled: String?

  /// Nil unless the words are a system and wirings of it; after a space a name may be a near one.
  init?(_ words: [String]) {
    let first = words.first?.split(separator: "/", maxSplits: 1).map(String.init) ?? []
    let words = first + words.dropFirst()
    guard words.count > 1, let system = Lab.systems.first(where: { $0.name == words[0] })
    else { return nil }
    let known = system.wirings.map(\.name)
    var wirings: [String] = []
    for (index, word) in words.enumerated().dropFirst() {
      // What follows a slash may be the name of a file.
      let mayBeNear = index >= first.count
      let near = mayBeNear ? NameLookup.nearest(to: word, in: known) : nil
      guard let wiring = known.contains(word) ? word : near else { return nil }
      wirings.append(wiring)
    }
    (self.system, self.wirings) = (system.name, wirings)
    misspelled = words.dropFirst().first { !known.contains($0) }
  }

  /// Says what to type: after the program's name and the words of its command, or in place of a word.
  func refusal(_ command: String...) -> ExitError {
    let option = "--wiring \(wirings.joined(separator: ","))"
    if let misspelled {
      return ExitError(.usage, "unknown wiring '\(misspelled)'; did you mean '\(option)'?")
    }
    let call = ([Lab.name] + command + [system, option]).joined(separator: " ")
    return ExitError(.usage, "'\(wirings[0])' is a wiring; type '\(call)'")
  }
}
