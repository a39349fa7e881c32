/// A range of a file's tokens: a statement or a function.
struct SourcePiece {
  let outline: SourceOutline
  let tokens: Range<Int>
  /// The type in which it lies, `Titles.DemoController`; empty outside of all types.
  let type: String
  /// The function's name; empty for a statement.
  var name = ""

  /// Whether both are the same tokens of the same file.
  func isSame(as other: SourcePiece) -> Bool {
    tokens == other.tokens && outline.file == other.outline.file
  }

  /// How code mentions the function: an initializer by its type's name.
  var mention: String {
    guard name == "init" else { return name }
    return type.split(separator: ".").last.map(String.init) ?? name
  }
}

extension SourceOutline {
  /// Every function, and every property with code of its own.
  var functions: [SourcePiece] {
    scopes.filter { $0.kind == .function }
      .map { SourcePiece(outline: self, tokens: $0.tokens, type: $0.type, name: $0.name) }
  }
}
