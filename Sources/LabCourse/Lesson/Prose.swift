import LabText

/// A text in Markdown as a terminal shows it.
public struct Prose: Sendable {
  /// The text without its marks: `code` in quotes, links without their addresses.
  public let plain: String

  /// Reads a paragraph of Markdown.
  public init(_ markdown: String) {
    var plain = ""
    var rest = markdown[...]
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        plain += "'\(rest[rest.index(after: rest.startIndex)..<end])'"
        rest = rest[end...].dropFirst()
      } else if character == "[", let (text, after) = Prose.link(rest) {
        plain += Prose(String(text)).plain
        rest = after
      } else if character == "<", let end = Prose.tag(rest) {
        rest = rest[end...].dropFirst()
      } else {
        if character != "*" || Prose.isOperator(plain.last, rest.dropFirst().first) {
          plain.append(character)
        }
        rest.removeFirst()
      }
    }
    self.plain = plain.replacing("&#124;", with: "|")
  }

  /// Whether a star between these characters is no mark.
  private static func isOperator(_ before: Character?, _ after: Character?) -> Bool {
    before.map { $0 == " " } ?? false && after.map { $0 == " " } ?? true
  }

  private static func link(_ rest: Substring) -> (text: Substring, after: Substring)? {
    guard let middle = rest.firstRange(of: "]("),
      let end = rest[middle.upperBound...].firstIndex(of: ")"),
      !rest[..<middle.lowerBound].dropFirst().contains("]")
    else { return nil }
    return (rest[..<middle.lowerBound].dropFirst(), rest[end...].dropFirst())
  }

  /// The end of a tag such as `<code>`.
  private static func tag(_ rest: Substring) -> Substring.Index? {
    let name = rest.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter }
    guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == ">" else {
      return nil
    }
    return name.endIndex
  }
}

extension Prose {
  /// The text in lines of at most `columns` columns; the lines of a list or a table stay as they are.
  public func lines(columns: Int) -> [String] {
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1 else { return Prose.wrapped(plain, columns) }
    guard lines.contains(where: Prose.isItem) else {
      return Prose.wrapped(lines.joined(separator: " "), columns)
    }
    // A line that begins no item goes on with the item above it.
    let items = lines.reduce(into: [String]()) { items, line in
      if items.isEmpty || Prose.isItem(line) {
        items.append(line)
      } else {
        items[items.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    return items.flatMap { Prose.wrapped($0, columns) }
  }

  private static func isItem(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let digits = text.prefix { $0.isNumber }
    return ["- ", "* ", "|", ">"].contains { text.hasPrefix($0) }
      || !digits.isEmpty && text.dropFirst(digits.count).hasPrefix(". ")
  }

  private static func wrapped(_ text: String, _ columns: Int) -> [String] {
    guard !text.hasPrefix("|") else { return [text] }
    let words = text.split(separator: " ")
    return words.reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.columns + 1 + String(word).columns <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
