/// The text being edited, and the cursor in it.
package struct EditedLine: Equatable, Sendable {
  package var text: String
  /// How many Unicode scalars stand before it; libedit counts like that.
  package var cursor: Int

  package init(_ text: String, cursor: Int) {
    (self.text, self.cursor) = (text, cursor)
  }

  package var isAtEnd: Bool { cursor == text.unicodeScalars.count }

  /// Of several lines the one with the cursor in it, up to the cursor.
  package var before: String {
    let before = text.unicodeScalars.prefix(cursor)
    return String(before.lastIndex(of: "\n").map { before[before.index(after: $0)...] } ?? before)
  }

  /// Of several lines the one with the cursor in it.
  package var current: String {
    before + String(text.unicodeScalars.dropFirst(cursor).prefix { $0 != "\n" })
  }

  /// Scalars of the character that Backspace takes away.
  package var lengthBefore: Int { before.last?.unicodeScalars.count ?? 0 }

  /// Scalars of the character that Delete takes away.
  package var lengthAfter: Int {
    Substring(text.unicodeScalars.dropFirst(cursor)).first?.unicodeScalars.count ?? 0
  }

  /// The same place so many lines further down, or up; nil where there is no such line.
  package func cursor(linesDown count: Int) -> Int? {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let own = text.unicodeScalars.prefix(cursor).count { $0 == "\n" }
    guard lines.indices.contains(own + count) else { return nil }
    let target = Substring(lines[own + count]).prefix(before.count).unicodeScalars.count
    return lines[..<(own + count)].reduce(target) { $0 + $1.count + 1 }
  }

  /// The nearest place between two characters, on the side to which the cursor moved.
  package func settled(movingBack: Bool) -> Int {
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
