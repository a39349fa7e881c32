extension Conversation {
  /// What the user could type in place of the last word of `line`, and the offset, in characters, at
  /// which that word begins.
  ///
  /// If nothing begins with that word, the suggestions are those that contain it.
  public func completions(of line: String) -> (start: Int, suggestions: [Suggestion]) {
    ConversationState(of: self).completions(of: line, names)
  }

  /// An error about words that are not a command, or no row's number, but name something on the screen; with
  /// the command for that.
  func withNearControl(_ error: ParseError, _ line: String) -> ParseError {
    guard let parts = try? CommandParts(line) else { return error }
    let name = parts.value(of: .in)?.text
    if case .notANumber(_, .row) = error.reason {
      let row = parts.arguments.drop { $0.column < error.column }.map(\.text)
        .joined(separator: " ")
      let window = name.flatMap { world?.window(named: $0) } ?? world?.front
      let target = window.flatMap { window in window.top.map { Target(window: window, screen: $0) }
      }
      guard let number = target?.row(called: row) else { return error }
      let near = "\(line.prefix(error.column - 1))\(number)"
      return ParseError(.unknown(.row, name: row, near: near), column: error.column)
    }
    guard case .unknown(.command, let word, _, _) = error.reason, let world else { return error }
    let typed = [String(line.dropFirst(error.column - 1)), word].map { $0.lowercased() }
    let window = Scene(of: world).window(named: name)
    let commands = typed.lazy.compactMap { window?.command(for: $0) }
    guard let near = commands.first else { return error }
    return ParseError(.unknown(.command, name: word, near: near), column: error.column)
  }
}
