/// The way of the user through the history, from the new line to older lines and back.
///
/// A line that the user leaves, with what was typed or changed in it, is kept whole until one is entered.
package struct HistoryWalk: Equatable, Sendable {
  /// How many entries older than the new line the line on the screen is; 0 for the new line.
  package private(set) var age = 0
  /// The lines that the user has left, by their age.
  private var left: [Int: EditedLine] = [:]

  package init() {}
}

extension HistoryWalk {
  /// Leaves `line` for the one of another age, and returns that one; nil if there is none.
  ///
  /// The cursor is where the user left it; in a line that the user has not seen yet, at its end or start.
  package mutating func go(
    to age: Int,
    from line: EditedLine,
    in entries: [String],
    cursorAtStart: Bool = false
  ) -> EditedLine? {
    guard age != self.age, 0...entries.count ~= age else { return nil }
    left[self.age] = line
    self.age = age
    if let known = left[age] { return known }
    let entry = entries[entries.count - age]
    return EditedLine(entry, cursor: cursorAtStart ? 0 : entry.unicodeScalars.count)
  }

  /// The age of the next older, or newer, line that contains `pattern` and is not `text`; nil if there is none.
  package func age(
    newer: Bool,
    containing pattern: String,
    otherThan text: String,
    in entries: [String]
  ) -> Int? {
    let ages = newer ? (0..<age).reversed() : Array(age + 1..<max(age, entries.count) + 1)
    let folds = !pattern.contains(where: \.isUppercase)
    let wanted = SearchedText(pattern, foldingCase: folds)
    return ages.first { age in
      let line = left[age]?.text ?? entries[entries.count - age]
      return line != text
        && (pattern.isEmpty || SearchedText(line, foldingCase: folds).contains(wanted))
    }
  }
}
