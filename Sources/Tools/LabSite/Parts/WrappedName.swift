import LabText

/// The name of an object in a diagram, on several short lines: a long one breaks between its words.
struct WrappedName {
  /// The name as it is.
  let whole: String
  /// Its lines; the last may be cut.
  let lines: [String]

  /// The columns up to which a line takes another word, and how many lines a name may have; a longer
  /// word alone is cut at four columns more.
  private static let (columns, mostLines) = (14, 3)

  init(_ name: String) {
    whole = name
    var lines: [String] = []
    for word in WrappedName.words(of: name) {
      if let last = lines.last, (last + word).columns <= WrappedName.columns {
        lines[lines.count - 1] = last + word
      } else {
        lines.append(word)
      }
    }
    if lines.count > WrappedName.mostLines {
      lines =
        lines.prefix(WrappedName.mostLines - 1)
        + [lines[(WrappedName.mostLines - 1)...].joined()]
    }
    self.lines = lines.map {
      String($0.drop(while: \.isWhitespace)).truncated(to: WrappedName.columns + 4)
    }
  }

  /// Whether the lines are not the whole name.
  var isCut: Bool { lines.contains { $0.hasSuffix("…") } }

  /// How many columns the longest line has.
  var columns: Int { lines.map(\.columns).max() ?? 0 }

  /// The parts at which a name may break: `the table`, `ToDoListController`; a blank is with the part after it.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var before: Character?
    for character in name {
      let isBreak = character == " " || character.isUppercase && before?.isLowercase == true
      if words.isEmpty || isBreak { words.append("") }
      words[words.count - 1].append(character)
      before = character
    }
    return words
  }
}
