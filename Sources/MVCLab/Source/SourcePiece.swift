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

  /// The labels of the function's parameters; a statement has none.
  var labels: [String] { name.isEmpty ? [] : outline.labels(in: tokens) }
}

extension SourceOutline {
  /// Every function, and every property with code of its own.
  var functions: [SourcePiece] {
    scopes.filter { $0.kind == .function }
      .map { SourcePiece(outline: self, tokens: $0.tokens, type: $0.type, name: $0.name) }
  }

  /// The labels of the parameters of a function with these tokens.
  func labels(in function: Range<Int>) -> [String] {
    let head = function.prefix { tokens[$0].text != "{" }
    var depth = 0
    return head.compactMap { index in
      let before = tokens[index - (index > 0 ? 1 : 0)].text
      let isLabel = depth == 1 && ["(", ","].contains(before) && tokens[index].text != ")"
      depth += ["(": 1, "[": 1, ")": -1, "]": -1][tokens[index].text, default: 0]
      return isLabel ? tokens[index].text : nil
    }
  }
}
