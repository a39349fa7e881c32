/// The code that may run from some piece of code on, found by the names that it mentions.
///
/// Every function of a mentioned name counts: it may find too much, but nothing too little as long as
/// all functions are given.
struct ReachableCode {
  private(set) var pieces: [SourcePiece]

  /// What may run from these pieces on, among some functions.
  init(from roots: [SourcePiece], among functions: [SourcePiece]) {
    pieces = roots
    var waiting = Dictionary(grouping: functions, by: \.mention)
    // A subscript has no name to mention.
    pieces += waiting.removeValue(forKey: "subscript") ?? []
    var next = 0
    while next < pieces.count {
      let piece = pieces[next]
      for token in piece.outline.tokens[piece.tokens] {
        if let found = waiting.removeValue(forKey: token.text) { pieces += found }
      }
      next += 1
    }
  }
}

/// A range of a file's tokens: a statement or a function.
struct SourcePiece {
  let outline: SourceOutline
  let tokens: Range<Int>
  /// The type in which it lies, `Titles.DemoController`; empty outside of all types.
  let type: String
  /// The function's name; empty for a statement.
  var name = ""

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
