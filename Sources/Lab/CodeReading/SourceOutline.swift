/// The types and functions that a source file declares.
struct SourceOutline {
  let file: String
  let tokens: [SourceToken]
  /// Each behind the scopes that lie in it.
  let scopes: [SourceScope]

  init(_ file: CodeFile) {
    self.file = file.name
    tokens = SourceToken.all(in: file)
    var builder = SourceOutlineBuilder(tokens: tokens)
    scopes = builder.scopes()
  }

  /// The types around a line, the innermost first.
  func types(around line: Int) -> [String] {
    scopes.filter { $0.kind == .type && $0.lines.contains(line) }.map(\.name)
  }

  /// Whether it declares a type with this name; an extension does not.
  func declares(_ type: String) -> Bool {
    scopes.contains {
      $0.kind == .type && ".\($0.name)".hasSuffix(".\(type)")
        && tokens[$0.tokens.lowerBound].text != "extension"
    } || zip(tokens, tokens.dropFirst()).contains { $0.text == "typealias" && $1.text == type }
  }
}
