import LabScenarios
import LabText
import MVCLab

/// A document that describes an exercise, or what the exercises of one system share.
///
/// A section is a list of values and items, and blocks of code:
///
///     # F2: The old lines
///
///     - unit: 1.4
///     - setting: todo
///
///     ## Hints
///
///     1. 'storeDidChange' moves every row, whoever changed the store.
struct ExerciseDocument {
  private(set) var title = ""
  private var sections: [Section] = []

  /// What is below a heading.
  struct Section {
    let heading: String
    fileprivate(set) var text = ""
    fileprivate(set) var items: [String] = []
    fileprivate(set) var blocks: [(info: String, lines: [String])] = []
  }

  private init(_ text: String) {
    for piece in Outline(Array(text.utf8)).pieces {
      switch piece.kind {
      case .heading(1, let text):
        title = text
        sections = [Section(heading: "")]
      case .heading(_, let text): sections.append(Section(heading: text))
      case .paragraph(let lines): add(lines)
      case .block(let info, let lines): sections[sections.count - 1].blocks.append((info, lines))
      case .comment: break
      }
    }
  }

  private func filled(_ text: String) -> String { text.replacing("\n", with: " ") }

  private mutating func add(_ lines: [String]) {
    for block in MarkdownBlock.all(in: lines) {
      switch block {
      case .paragraph(let text): sections[sections.count - 1].text = filled(text)
      case .list(let items): sections[sections.count - 1].items += items.map { filled($0.text) }
      case .table: break
      }
    }
  }
}

extension ExerciseDocument {
  /// The documents of exercises, in the order of the course.
  static var exercises: [ExerciseDocument] {
    SourceIndex.embedded.files.filter { $0.name.hasPrefix("F") }.map { ExerciseDocument($0.text) }
  }

  /// The document that exercises share.
  static func shared(_ name: String) -> ExerciseDocument? {
    SourceIndex.embedded.file("\(name).md").map { ExerciseDocument($0.text) }
  }

  /// What is between the title and the next heading.
  var head: Section { sections[0] }

  subscript(heading: String) -> Section? { sections.first { $0.heading == heading } }

  /// The sections whose heading begins with `Story:`, each a block of commands.
  var stories: [Exercise.Story] {
    sections.compactMap { section in
      guard section.heading.hasPrefix("Story: "), let block = section.blocks.first else {
        return nil
      }
      return Exercise.Story(title: String(section.heading.dropFirst(7)), commands: block.lines)
    }
  }
}

extension ExerciseDocument.Section {
  /// What follows `NAME: ` in its list.
  subscript(name: String) -> String? {
    items.first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
  }

  /// The same, divided by commas; nil if there is no such item.
  func list(_ name: String) -> [String]? {
    self[name]?.split(separator: ", ").map(String.init)
  }
}
