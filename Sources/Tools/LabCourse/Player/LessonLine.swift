import LabConversation
import LabText

/// A line that a player prints.
package enum LessonLine: Equatable, Sendable {
  /// A title, or the name of a wiring.
  case heading(String)
  case text(String)
  /// What stands beside the matter, such as the keys.
  case aside(String)
  /// A line about something forbidden.
  case alarm(String)
  /// A line that a wiring printed.
  case output(OutputLine)
  /// Lines of two wirings beside each other.
  case row(SideBySide.Row)
}

extension LessonLine {
  /// The line with pictures in place of control characters.
  package var printable: LessonLine {
    switch self {
    case .heading(let text): .heading(text.printable)
    case .text(let text): .text(text.printable)
    case .aside(let text): .aside(text.printable)
    case .alarm(let text): .alarm(text.printable)
    case .output, .row: self
    }
  }
}

extension LessonLine: CustomStringConvertible {
  /// The line without colours.
  package var description: String {
    switch self {
    case .heading(let text), .text(let text), .aside(let text), .alarm(let text): text
    case .output(let line): line.withSite
    case .row(let row): row.description
    }
  }
}

extension OutputLine {
  /// The line and the place in the source that it is about.
  var withSite: String { description + (site.map { "  (\($0))" } ?? "") }
}
