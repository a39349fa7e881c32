/// The types and functions that a source file declares.
struct SourceOutline {
  let file: String
  let tokens: [SourceToken]
  /// Each behind the scopes that lie in it.
  let scopes: [SourceScope]
  /// The closures that a property or a parameter names, with their braces.
  let closures: [(name: String, tokens: Range<Int>)]

  init(_ file: SourceFile) {
    self.file = file.name
    tokens = SourceToken.all(in: file)
    var builder = SourceOutlineBuilder(tokens: tokens)
    scopes = builder.scopes()
    closures = SourceOutline.closures(in: tokens)
  }

  /// The types around a line, the innermost first.
  func types(around line: Int) -> [String] {
    scopes.filter { $0.kind == .type && $0.lines.contains(line) }.map(\.name)
  }

  /// The names of the classes that it declares, without extensions.
  var classes: [String] {
    scopes.filter { $0.kind == .type && tokens[$0.tokens.lowerBound].text == "class" }.map(\.name)
  }

  /// Whether it declares a type with this name; an extension does not.
  func declares(_ type: String) -> Bool {
    scopes.contains {
      $0.kind == .type && ".\($0.name)".hasSuffix(".\(type)")
        && tokens[$0.tokens.lowerBound].text != "extension"
    } || zip(tokens, tokens.dropFirst()).contains { $0.text == "typealias" && $1.text == type }
  }

  /// The line that declares a type, or begins an extension of it.
  func line(declaring type: String) -> SourceLine? {
    scopes.first { $0.kind == .type && $0.name == type }
      .map { SourceLine(file: file, line: $0.lines.lowerBound) }
  }

  /// Whether one of these types declares a property here that other types can assign.
  func declaresOpenly(_ property: String, in types: [String]) -> Bool {
    scopes.filter { $0.kind == .type && types.contains($0.name) }.contains { scope in
      scope.tokens.contains { index in
        tokens[index].text == property && index > 1 && tokens[index - 1].text == "var"
          && !tokens[..<(index - 1)].reversed().prefix { SourceOutline.isModifier($0.text) }
            .contains { $0.text == "private" }
      }
    }
  }

  /// The statement that begins on a line: to the end of the last line with an open bracket.
  ///
  /// Of a function on one line it is the body.
  func statement(on line: Int) -> Range<Int> {
    guard let first = tokens.firstIndex(where: { $0.line >= line }) else { return 0..<0 }
    let function = scopes.last { $0.kind == .function && $0.lines == line...line }
    let start = function.flatMap { body(of: $0) } ?? first
    var depth = 0
    var end = start
    while end < tokens.count, depth > 0 || tokens[end].line == line || tokens[end].text == "." {
      switch tokens[end].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth < 0 { break }
      end += 1
    }
    return start..<end
  }

  private func body(of function: SourceScope) -> Int? {
    function.tokens.first { tokens[$0].text == "{" }.map { $0 + 1 }
  }

  /// Whether a token can stand before `var`, as those of `@Observed private(set) var` do.
  private static func isModifier(_ text: String) -> Bool {
    [
      "(", "set", ")", "@", "Observed", "private", "fileprivate", "internal", "package", "public",
      "open", "final", "override",
    ].contains(text)
  }
}
