extension String {
  /// This text in lines of at most `columns` columns, broken between words; all but the first are
  /// indented, by two more than the first or by `indent`.
  ///
  /// A word is broken only if it is longer than a line, behind a `|` if it has one; `[row N]` is one word.
  package func folded(to columns: Int, indent: Int? = nil) -> [String] {
    guard self.columns > columns else { return [self] }
    let margin = prefix { $0 == " " }.count
    let indent = min(indent ?? margin + 2, max(2, columns / 2))
    var lines: [String] = []
    var rest = self[...]
    while rest.columns > columns - (lines.isEmpty ? 0 : indent) {
      let cut = rest.prefix(columns: columns - (lines.isEmpty ? 0 : indent))
      guard !cut.isEmpty else { break }
      let end = rest.endOfWords(in: cut, columns: columns - indent) ?? cut.endIndex
      lines.append(.spaces(lines.isEmpty ? 0 : indent) + rest[..<end])
      rest = rest[end...].drop { $0 == " " }
    }
    guard !rest.isEmpty else { return lines }
    return lines + [.spaces(lines.isEmpty ? 0 : indent) + rest]
  }
}

extension Substring {
  /// Where the last whole word of a beginning ends, or the last part of a word that is longer than a line
  /// of `columns`; nil if there is none.
  fileprivate func endOfWords(in beginning: Substring, columns: Int) -> String.Index? {
    let space = beginning.indices.last {
      beginning[$0] == " " && !isBetweenBrackets($0, columns: columns)
    }
    if let space {
      let word = self[space...].dropFirst().prefix { $0 != " " }
      let words = self[..<space].reversed().drop { $0 == " " }
      // A sign alone is no beginning.
      if words.count > 1, word.columns <= columns {
        return index(startIndex, offsetBy: words.count)
      }
    }
    return beginning.indices.dropFirst().last { index in
      let next = self.index(after: index)
      return self[index] == "|" && self[self.index(before: index)] != " " && next < endIndex
        && self[next] != " "
    }.map { index(after: $0) }
  }

  /// Whether a space is inside `[in FIELD]`, if that fits in a line.
  private func isBetweenBrackets(_ space: Index, columns: Int) -> Bool {
    guard let start = self[..<space].lastIndex(where: { $0 == "[" || $0 == "]" }),
      self[start] == "["
    else { return false }
    let group = self[start...].prefix(columns: columns)
    return space < group.endIndex && group[space...].contains("]")
  }
}
