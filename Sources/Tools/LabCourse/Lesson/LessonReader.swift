import LabScenarios

/// Finds the parts of a lesson in its document.
struct LessonReader {
  private let scenario: Scenario
  private(set) var title: String?
  private(set) var head: UnitHead?
  private(set) var parts: [LessonPart] = []

  init(_ scenario: Scenario) { self.scenario = scenario }

  mutating func read() {
    for piece in scenario.outline.pieces {
      switch piece.kind {
      case .heading(1, let text) where title == nil: title = Prose(text).plain
      case .heading(_, let text): add(piece, .prose(text))
      case .comment(let text):
        if head == nil { head = UnitHead(text, line: piece.lines.lowerBound + 1) }
      case .paragraph(let lines): add(piece, LessonReader.content(of: lines))
      case .block(let info, let lines): addBlock(piece, info, lines)
      }
    }
  }

  private mutating func addBlock(_ piece: Outline.Piece, _ info: String, _ lines: [String]) {
    let steps = scenario.steps.indices.filter { piece.lines.contains(scenario.steps[$0].line - 1) }
    if info.hasPrefix("mvclab"), let first = steps.first, let last = steps.last {
      let range = first..<last + 1
      add(piece, scenario.steps[first].isAnswer ? .answer(range) : .story(range))
    } else if let code = scenario.code.first(where: { $0.isAt(piece.lines) }) {
      add(piece, .source(code))
    } else {
      add(piece, .block(lines))
    }
  }

  private mutating func add(_ piece: Outline.Piece, _ content: LessonPart.Content) {
    parts.append(LessonPart(line: piece.lines.lowerBound + 1, content: content))
  }

  private static func content(of lines: [String]) -> LessonPart.Content {
    let text = lines.joined(separator: "\n")
    for section in UnitSection.allCases where text.hasPrefix(section.mark) {
      return .section(
        section,
        String(text.dropFirst(section.mark.count).drop(while: \.isWhitespace))
      )
    }
    return .prose(text)
  }
}
