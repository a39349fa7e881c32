import PseudoTerminal

extension Screen {
  /// Whether the cursor is behind an empty prompt: `mvclab>`, `todo correct, misused 2>`.
  var isAtPrompt: Bool { cursorLine.wholeMatch(of: /[a-z][a-z0-9 ,-]*>/) != nil }

  /// Whether an empty prompt is below this text.
  func prompts(below text: String) -> Bool {
    isAtPrompt && self.text.hasSuffix("\(text)\n\(cursorLine)")
  }
}
