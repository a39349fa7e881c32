import LabText
import MVCLab

/// What a user who was refused can type instead.
extension Conversation {
  /// What can be done now in the leading world.
  private var offers: [String] {
    guard let run = runs.first, !run.world.hasEnded else { return [] }
    return WorldMoves(in: run.world, of: run.system).easiestFirst.map(\.command)
  }

  /// The error with the line that the user probably meant, where the error names none.
  func withMeaning(_ error: ParseError, _ line: String) -> ParseError {
    let located = withNearControl(error, line)
    guard located == error, let parts = try? CommandParts(line) else { return located }
    let meaning = Meaning(of: parts, names, offers)
    let reason: CommandError?
    switch error.reason {
    case .unknown(.command, let name, _, let all):
      reason = .unknown(.command, name: name, near: meaning.near, among: all)
    case .unknown(.screen, let name, nil, _):
      reason = meaning.phrase.map { .unknown(.screen, name: name, near: $0) }
    case .unknown(let kind, let name, nil, _):
      reason = meaning.near.map { .unknown(kind, name: name, near: $0) }
    case .unexpectedArgument(let name, _), .notANumber(let name, .row), .notADuration(let name):
      reason = meaning.near.map { .unknown(.argument, name: name, near: $0) }
    case .notANumber(let name, _):
      reason = meaning.phrase.map { .unknown(.argument, name: name, near: $0) }
    case .missing where !parts.arguments.isEmpty:
      reason = meaning.phrase.map {
        .unknown(.argument, name: parts.arguments.first?.text ?? "", near: $0)
      }
    default: reason = nil
    }
    return ParseError(reason ?? error.reason, column: error.column)
  }

  /// A whole line to type after a refusal, as it is; nil if none is near.
  func suggestion(after error: CommandError, _ line: String) -> String? {
    guard let parts = try? CommandParts(line) else { return nil }
    let meaning = Meaning(of: parts, names, offers)
    return candidates(after: error, parts, meaning).first(where: meaning.isCommand)
  }

  private func candidates(
    after error: CommandError,
    _ line: CommandParts,
    _ meaning: Meaning
  ) -> [String] {
    let bare = line.text.dropFirst((line.head?.column ?? 1) - 1).description
    switch error {
    case .unknown(_, let name, let near?, _):
      return [near, line.text.replacingLast(name, with: Word.quoted(near))]
    case .unknown, .noRow: return meaning.possible.map { [$0] } ?? []
    case .missing, .noAction:
      return line.command.flatMap(meaning.offer).map { [$0] } ?? []
    case .inSeveralRows(_, let rows): return rows.prefix(1).map { "\(line.text) row \($0)" }
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

extension String {
  /// This line with another word in place of the last one that is `word`, which may have quotes.
  fileprivate func replacingLast(_ word: String, with other: String) -> String {
    guard let range = ranges(of: word).last else { return self }
    let (before, after) = (self[..<range.lowerBound], self[range.upperBound...])
    let isQuoted = before.last.map { "'\"".contains($0) && $0 == after.first } ?? false
    return before.dropLast(isQuoted ? 1 : 0) + other + after.dropFirst(isQuoted ? 1 : 0)
  }
}
