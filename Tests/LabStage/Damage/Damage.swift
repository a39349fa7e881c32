/// One change to a scenario after which it says something else, or less.
package struct Damage {
  package let kind: Kind
  /// The damaged line, counted from 0.
  package let line: Int
  package let text: String

  package enum Kind: String, CaseIterable {
    case firstLetter
    case middleLetter
    case lastLetter
    case letterCase
    case blankDoubled
    case sign
    case lineDoubled
    case lineAdded
    case lineDeleted
    case linesSwapped
    case headerLetter
    case headerDeleted
    case headerForEveryone
    case headerSwapped
    case ellipsisDeleted
    case ellipsisSwapped
    case expectationChanged
  }

  package init(kind: Kind, line: Int, text: String) {
    (self.kind, self.line, self.text) = (kind, line, text)
  }

  /// All damages of a document, line by line.
  package static func all(of document: Document) -> [Damage] {
    document.lines.indices.flatMap { line in
      Kind.allCases.compactMap { kind in
        var damaged = document
        damaged.apply(kind, line)
        let text = damaged.text
        return text == document.text ? nil : Damage(kind: kind, line: line, text: text)
      }
    }
  }
}

extension Damage.Kind {
  /// The kind of line that it is for.
  fileprivate var line: Document.Kind {
    switch self {
    case .firstLetter, .middleLetter, .lastLetter, .letterCase, .blankDoubled, .sign, .lineDoubled,
      .lineAdded, .lineDeleted, .linesSwapped:
      .output
    case .headerLetter, .headerDeleted, .headerForEveryone, .headerSwapped: .header
    case .ellipsisDeleted, .ellipsisSwapped: .ellipsis
    case .expectationChanged: .expectation
    }
  }
}

extension Document {
  fileprivate mutating func apply(_ kind: Damage.Kind, _ line: Int) {
    guard lines[line].kind == kind.line else { return }
    var letters = Array(lines[line].text)
    guard letters.count > 2 else { return }
    switch kind {
    case .firstLetter: letters[2] = Self.other(letters[2])
    case .middleLetter:
      letters[(letters.count + 2) / 2] = Self.other(letters[(letters.count + 2) / 2])
    case .lastLetter: letters[letters.count - 1] = Self.other(letters[letters.count - 1])
    case .letterCase:
      guard let index = letters.lastIndex(where: { $0.isLowercase || $0.isUppercase }) else {
        return
      }
      let text = String(letters[index])
      letters[index] = Character(letters[index].isUppercase ? text.lowercased() : text.uppercased())
    case .blankDoubled:
      guard let index = letters.dropFirst(2).lastIndex(of: " ") else { return }
      letters.insert(" ", at: index)
    case .sign: letters[0] = letters[0] == "|" ? "=" : "|"
    case .headerLetter: letters[1] = Self.other(letters[1])
    case .headerForEveryone: letters = Array("[*]")
    case .expectationChanged: letters[letters.count - 1] = Self.other(letters[letters.count - 1])
    case .lineDoubled: return lines.insert(lines[line], at: line)
    case .lineAdded:
      lines.insert(lines[line], at: line)
      lines[line].text += " more"
      return
    case .lineDeleted, .headerDeleted, .ellipsisDeleted:
      _ = lines.remove(at: line)
      return
    case .linesSwapped, .headerSwapped, .ellipsisSwapped:
      guard line + 1 < lines.count, lines[line + 1].step == lines[line].step,
        ![.command, .expectation, .condition, .remark].contains(lines[line + 1].kind)
      else { return }
      return lines.swapAt(line, line + 1)
    }
    lines[line].text = String(letters)
  }

  private static func other(_ letter: Character) -> Character { letter == "x" ? "y" : "x" }
}
