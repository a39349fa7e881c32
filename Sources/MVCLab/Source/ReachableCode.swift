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
