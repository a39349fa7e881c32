import LabScenarios

/// Reads the parts and their units from the list of a course.
struct CourseReader {
  private(set) var parts: [Course.Part] = []

  init(_ text: String) {
    for piece in Outline(Array(text.utf8)).pieces {
      switch piece.kind {
      case .heading(2, let text): begin(text)
      case .heading(1, _): isInPart = false
      case .paragraph(let lines): read(lines, at: piece.lines.lowerBound + 1)
      case .heading, .comment, .block: break
      }
    }
  }

  private var isInPart = false

  private mutating func begin(_ heading: String) {
    let words = heading.split(separator: ":", maxSplits: 1)
    let number = words.first.flatMap { $0.hasPrefix("Part ") ? Int($0.dropFirst(5)) : nil }
    isInPart = number != nil && words.count == 2
    guard let number, isInPart else { return }
    let title = Prose(String(words[1].drop { $0 == " " })).plain
    parts.append(Course.Part(number: number, title: title, introduction: [], entries: []))
  }

  private mutating func read(_ lines: [String], at line: Int) {
    guard isInPart, let part = parts.last else { return }
    var (introduction, entries) = (part.introduction, part.entries)
    if CourseReader.item(lines[0]) == nil {
      introduction.append(lines.joined(separator: "\n"))
    } else {
      for (offset, text) in lines.enumerated() {
        if let item = CourseReader.item(text) {
          entries.append(
            Course.Entry(
              number: "\(part.number).\(entries.count + 1)",
              title: Prose(item.title).plain,
              summary: item.rest,
              path: item.path,
              line: line + offset
            )
          )
        } else if let last = entries.popLast() {
          entries.append(last.with(more: text))
        }
      }
    }
    parts[parts.count - 1] = Course.Part(
      number: part.number,
      title: part.title,
      introduction: introduction,
      entries: entries
    )
  }

  /// The link of a numbered item; nil if the line is none.
  private static func item(_ line: String) -> (title: String, path: String, rest: String)? {
    let digits = line.prefix { $0.isNumber }
    let text = line.dropFirst(digits.count)
    guard !digits.isEmpty, text.hasPrefix(". [") else { return nil }
    let link = text.dropFirst(3)
    guard let middle = link.firstRange(of: "]("),
      let end = link[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let rest = link[end...].dropFirst().drop { $0 == ":" || $0 == " " }
    let path = String(link[middle.upperBound..<end])
    return (String(link[..<middle.lowerBound]), path, String(rest))
  }
}

extension Course.Entry {
  /// This entry with one more line of what the list says about it.
  fileprivate func with(more text: String) -> Course.Entry {
    let line = String(text.drop { $0 == " " })
    return Course.Entry(
      number: number,
      title: title,
      summary: summary.isEmpty ? line : "\(summary) \(line)",
      path: path,
      line: self.line
    )
  }
}
