import LabText
import MVCLab

/// What a user who was refused can type instead.
extension Conversation {
  /// What can be done now in the leading world, rows first by their texts and then by their numbers.
  private var offers: [String] {
    guard let run = runs.first, !run.world.hasEnded else { return [] }
    return [true, false].flatMap { isNaming in
      WorldMoves(in: run.world, of: run.system, namingRows: isNaming).easiestFirst.map(\.command)
    }
  }

  /// What a refused line can mean.
  func meaning(of line: CommandParts) -> Meaning {
    var names = names
    names.openScreens = runs.flatMap { $0.world.windows.map(\.name) }.withoutRepeats
    names.rows = Set(runs.flatMap { $0.world.hasEnded ? [] : $0.world.textsOfRows })
    return Meaning(of: line, names, offers)
  }

  /// The error with the line that the user probably meant, where the error names none.
  func withMeaning(_ error: ParseError, _ line: String) -> ParseError {
    let located = withNearControl(error, line)
    guard located == error, let parts = try? CommandParts(line) else { return located }
    let meaning = meaning(of: parts)
    var error = error
    if case .unknown(let kind, let name, .line(let near)?, let all) = error.reason,
      !meaning.isCommand(near)
    {
      error = ParseError(.unknown(kind, name: name, near: nil, among: all), column: error.column)
    }
    let reason: CommandError?
    switch error.reason {
    case .unknown(.command, let name, _, let all):
      let near = meaning.key ?? meaning.near.map(Near.line)
      reason = .unknown(.command, name: name, near: near, among: all)
    case .unknown(.screen, let name, nil, _):
      reason = meaning.phrase.map { .unknown(.screen, name: name, near: .line($0)) }
    case .unknown(let kind, let name, nil, _):
      reason = meaning.near.map { .unknown(kind, name: name, near: .line($0)) }
    case .unexpectedArgument(let name, _), .notANumber(let name, .row), .notADuration(let name):
      reason = meaning.near.map { .unknown(.argument, name: name, near: .line($0)) }
    case .notANumber(let name, _):
      reason = meaning.phrase.map { .unknown(.argument, name: name, near: .line($0)) }
    case .missing where !parts.arguments.isEmpty:
      reason = meaning.phrase.map {
        .unknown(.argument, name: parts.arguments.first?.text ?? "", near: .line($0))
      }
    default: reason = nil
    }
    return ParseError(reason ?? error.reason, column: error.column)
  }

  /// A whole line to type after a refusal, as it is; nil if none is near.
  func suggestion(after error: CommandError, _ line: String) -> String? {
    guard let parts = try? CommandParts(line) else { return nil }
    let meaning = meaning(of: parts)
    return candidates(after: error, parts, meaning).first(where: meaning.isCommand)
  }

  private func candidates(
    after error: CommandError,
    _ line: CommandParts,
    _ meaning: Meaning
  ) -> [String] {
    let bare = line.text.dropFirst((line.head?.column ?? 1) - 1).description
    switch error {
    case .unknown(_, _, let near?, _): return [near.text]
    case .unknown(.row, _, nil, _): return (meaning.possible ?? meaning.near).map { [$0] } ?? []
    case .unknown, .noRow: return meaning.possible.map { [$0] } ?? []
    case .missing where line.isWalked && line.head == nil:
      return offers.prefix(1).map { "step \($0)" }
    case .notWalkable: return [line.text(without: .step)]
    case .missing, .noAction:
      return line.command.flatMap(meaning.offer).map { [$0] } ?? []
    case .inSeveralRows(_, let rows): return rows.prefix(1).map { "\(line.text) row \($0)" }
    case .severalRows(let text, let rows):
      return rows.prefix(1).compactMap { line.text(replacingRow: text, with: $0) }
    case .severalTables(let names):
      return names.prefix(1).map { "\(line.text) in \(Word.quoted($0))" }
    case .severalWorlds(let ways), .notUsable(_, _, let ways): return ways
    case .isCommand(_, let other): return [bare.replacing("\(other) ", with: "")]
    case .notAboutAScreen: return [bare]
    case .noSystem: return systems.prefix(1).map { "system \($0.name)" }
    case .noWorld(_, let wirings): return wirings.prefix(1).map { "wirings \($0)" }
    case .noScreen: return names.openingWindow.map { [$0] } ?? []
    case .noServer(let system, .optional): return ["system \(system) with server"]
    case .ended: return ["undo"]
    default: return []
    }
  }
}
