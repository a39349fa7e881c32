import LabConversation

/// The work that a document makes: its commands, with each turn of `repeat`, times its wirings.
///
/// Any document has some, so the systems need not be known.
struct Workload {
  let size: Int

  /// The turns of one command that count; more than these no scenario may execute by itself.
  private static let mostTurns = Scenario.defaultMaxSteps

  init(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    var (commands, wirings) = (1, 1)
    for line in Blocks(source).found.flatMap(\.lines) {
      let text = source.content(line).drop { $0 == .space }
      guard text.starts(with: "> ".utf8) else { continue }
      let command = text.dropFirst(2).text
      commands += min(max(1, CommandParts.turns(of: command)), Self.mostTurns)
      guard let line = try? CommandParts(command),
        line.head?.text.lowercased() == Command.wirings.name
      else {
        continue
      }
      wirings = 1 + command.count { $0 == "," }
    }
    size = commands * wirings
  }
}
