/// Wirings that the user names beside a system, where the option `--wiring` names them.
///
///     todo misused
///     todo/misused
struct WiringWords<Lab: Laboratory> {
  private let system: String
  private let wirings: [String]

  /// Nil unless the words are a system and wirings of it.
  init?(_ words: [String]) {
    let first = words.first?.split(separator: "/", maxSplits: 1).map(String.init) ?? []
    let words = first + words.dropFirst()
    guard words.count > 1, let system = Lab.systems.first(where: { $0.name == words[0] })
    else { return nil }
    let known = system.wirings.map(\.name)
    guard words.dropFirst().allSatisfy(known.contains) else { return nil }
    (self.system, wirings) = (system.name, Array(words.dropFirst()))
  }

  /// Says what to type after the program's name and the words of its command.
  func refusal(_ command: String...) -> ExitError {
    let call = [Lab.name] + command + [system, "--wiring", wirings.joined(separator: ",")]
    return ExitError(
      .usage,
      "'\(wirings[0])' is a wiring; type '\(call.joined(separator: " "))'"
    )
  }
}
