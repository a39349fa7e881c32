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
    parts.append(Course.Part(number: number, title: title, entries: []))
  }

  private mutating func read(_ lines: [String], at line: Int) {
    guard isInPart else { return }
    let item = /[0-9]+\. \[(.+?)\]\((.+?)\)/
    for (offset, text) in lines.enumerated() {
      guard let link = text.prefixMatch(of: item) else { continue }
      let part = parts[parts.count - 1]
      let entry = Course.Entry(
        number: "\(part.number).\(part.entries.count + 1)",
        title: Prose(String(link.1)).plain,
        path: String(link.2),
        line: line + offset
      )
      parts[parts.count - 1].entries.append(entry)
    }
  }
}
