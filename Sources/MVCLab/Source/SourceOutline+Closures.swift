extension SourceOutline {
  /// The closures that have a name to call them by: `cell.onAdd = { … }`, and `Cell(onAdd: { … })`.
  var namedClosures: [SourcePiece] {
    closures.map {
      SourcePiece(outline: self, tokens: $0.tokens, type: type(at: $0.tokens), name: $0.name)
    }
  }

  /// The names of the properties and variables whose type is a function: `let toggle: () -> Void`.
  var closureProperties: Set<String> {
    Set(
      tokens.indices.dropFirst(2).filter { index in
        tokens[index].text == ":" && ["let", "var"].contains(tokens[index - 2].text)
          && isFunctionType(at: index + 1)
      }.map { tokens[$0 - 1].text }
    )
  }

  /// Whether the type that begins here is a function or an optional one.
  private func isFunctionType(at start: Int) -> Bool {
    var depth = 0
    for token in tokens[start...].drop(while: { $0.text == "@" || $0.text == "Sendable" }) {
      switch token.text {
      case "(": depth += 1
      case ")": depth -= 1
      case "->": return true
      default: if depth == 0, !["async", "throws", "?"].contains(token.text) { return false }
      }
    }
    return false
  }

  /// The indexes of a piece's tokens that run when it runs: without those of named closures in it.
  func ownTokens(of piece: SourcePiece) -> [Int] {
    let inner = closures.map(\.tokens).filter {
      $0 != piece.tokens && piece.tokens.contains($0.lowerBound)
        && $0.upperBound <= piece.tokens.upperBound
    }
    return piece.tokens.filter { index in !inner.contains { $0.contains(index) } }
  }

  /// Whether a word is the name that a declaration gives.
  func isDeclared(_ index: Int) -> Bool {
    index > 0 && ["func", "var", "let"].contains(tokens[index - 1].text)
  }

  /// Whether a word names a member of another object: `store.add`, but not `add` and `self.add`.
  func isOfOther(_ index: Int) -> Bool {
    guard index > 1, tokens[index - 1].text == "." else { return false }
    let receiver = tokens[index - 2].text
    return receiver == "?" && index > 2
      ? !SourceOutline.selves.contains(tokens[index - 3].text)
      : !SourceOutline.selves.contains(receiver)
  }

  private static let selves: Set = ["self", "$0", "super"]

  /// Whether a word names a value, and no function with parameters: `tableView.reloadData()`, `tableView: UITableView`.
  func isPlainValue(_ index: Int) -> Bool {
    index + 1 < tokens.count && [".", ":", "?", "!", "="].contains(tokens[index + 1].text)
  }

  private func type(at range: Range<Int>) -> String {
    scopes.first { $0.kind != .function && $0.tokens.contains(range.lowerBound) }?.name ?? ""
  }

  static func closures(in tokens: [SourceToken]) -> [(name: String, tokens: Range<Int>)] {
    tokens.indices.dropFirst(3).compactMap { index in
      guard tokens[index].text == "{", tokens[index - 2].isWord else { return nil }
      let (before, sign) = (tokens[index - 3].text, tokens[index - 1].text)
      guard sign == "=" && before == "." || sign == ":" && ["(", ","].contains(before) else {
        return nil
      }
      return (tokens[index - 2].text, index..<end(ofBraceAt: index, in: tokens))
    }
  }

  static func end(ofBraceAt index: Int, in tokens: [SourceToken]) -> Int {
    var depth = 0
    for place in index..<tokens.count {
      if tokens[place].text == "{" { depth += 1 }
      if tokens[place].text == "}" { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return tokens.count
  }
}
