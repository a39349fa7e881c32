/// The text that the user edits, and the position of the cursor.
package struct EditedLine: Equatable, Sendable {
  package var text: String
  /// The number of Unicode scalars before the cursor; libedit counts in scalars.
  package var cursor: Int

  package init(_ text: String, cursor: Int) {
    (self.text, self.cursor) = (text, cursor)
  }

  package var isAtEnd: Bool { cursor == text.unicodeScalars.count }

  /// The line that contains the cursor, up to the cursor.
  package var before: String {
    let before = text.unicodeScalars.prefix(cursor)
    return String(before.lastIndex(of: "\n").map { before[before.index(after: $0)...] } ?? before)
  }

  /// The line that contains the cursor.
  package var current: String {
    before + String(text.unicodeScalars.dropFirst(cursor).prefix { $0 != "\n" })
  }

  /// The number of scalars that Backspace deletes: those of the character before the cursor.
  package var lengthBefore: Int { before.last?.unicodeScalars.count ?? 0 }

  /// The number of scalars that Delete deletes: those of the character after the cursor.
  package var lengthAfter: Int {
    Substring(text.unicodeScalars.dropFirst(cursor)).first?.unicodeScalars.count ?? 0
  }

  /// Returns the cursor in the same column, `count` lines down (or up, if negative); nil without such a line.
  package func cursor(linesDown count: Int) -> Int? {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let own = text.unicodeScalars.prefix(cursor).count { $0 == "\n" }
    guard lines.indices.contains(own + count) else { return nil }
    let target = Substring(lines[own + count]).prefix(before.count).unicodeScalars.count
    return lines[..<(own + count)].reduce(target) { $0 + $1.count + 1 }
  }

  /// Returns the nearest boundary of a character, in the direction in which the cursor moved.
  package func characterBoundary(movingBack: Bool) -> Int {
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      if start == cursor { return cursor }
      if end > cursor { return movingBack ? start : end }
      start = end
    }
    return start
  }
}
