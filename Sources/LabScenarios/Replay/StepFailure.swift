import LabConversation
import LabText
import MVCLab

/// A step in which one wiring did not print what the scenario expects.
package struct StepFailure: Equatable, Sendable {
  /// The line of the command, counted from 1.
  package let line: Int
  /// The command, as the document has it.
  package let command: String
  /// The line of the command that ended the world before this one, if there was one.
  package let endedAt: Int?
  /// The expected and the printed lines, compared.
  package let difference: [DifferenceLine]
  /// The lines of the wiring's source that caused the breaches and symptoms of this step.
  package let sites: [Site]

  /// A law or symptom, and the line of source that caused it.
  package struct Site: Equatable, Sendable {
    /// The law's or the symptom's name.
    package let rule: String
    /// The line that caused it.
    package let site: SourceLine
  }
}

/// A line of a step that was expected, printed, or both.
///
///     ` | first`   `- | second`   `+ | third`
package struct DifferenceLine: Equatable, Sendable {
  /// Whether it was expected, printed, or both.
  package let mark: Mark
  /// The line with its sign.
  package let text: String

  /// Expected and printed, only expected, or only printed.
  package enum Mark: String, Sendable {
    case same = " "
    case missing = "-"
    case extra = "+"
  }
}

extension DifferenceLine: CustomStringConvertible {
  /// The line as a report prints it; cut if it is very long.
  package var description: String { "\(mark.rawValue) \(text.printable.truncated(to: 400))" }
}

extension DifferenceLine {
  /// The difference between the expected and the printed lines of a step.
  ///
  /// The line of a failed `expect` is always a difference, even where the document has it.
  static func lines(_ expected: [Expected], _ printed: [ActualLine]) -> [DifferenceLine] {
    var lines: [DifferenceLine] = []
    var held: [DifferenceLine] = []
    for edit in Alignment(expected, printed).edits {
      if case .replaced = edit {
      } else {
        lines += held
        held = []
      }
      switch edit {
      case .same(_, let index):
        let mark: Mark = printed[index].kind == .failure ? .extra : .same
        lines.append(DifferenceLine(mark: mark, text: printed[index].text))
      case .replaced(let row, let index):
        lines.append(DifferenceLine(mark: .missing, text: expected[row].written))
        held.append(DifferenceLine(mark: .extra, text: printed[index].text))
      case .missing(let row):
        lines.append(DifferenceLine(mark: .missing, text: expected[row].written))
      case .extra(let index):
        lines.append(DifferenceLine(mark: .extra, text: printed[index].text))
      case .taken(let row, _):
        lines.append(DifferenceLine(mark: .same, text: expected[row].written))
      }
    }
    return lines + held
  }
}

extension Alignment {
  /// The edits that turn the expected lines of a step into the printed ones.
  init(_ expected: [Expected], _ printed: [ActualLine]) {
    self.init(expected.map(\.text), printed.map(\.text)) { expected[$0].takes(printed[$1]) }
  }
}
