import LabConversation
import LabText
import MVCLab

/// A step in which one wiring did not print what the scenario expects, or what it had printed before.
package struct StepFailure: Codable, Equatable, Sendable {
  /// The line of the command, counted from 1.
  package let line: Int
  /// The command, as the document has it.
  package let command: String
  /// The line of the command that ended the world before this one, if there was one.
  package let endedAt: Int?
  /// The replay, counted from 1, whose lines are compared with those of the first one; nil if the lines are
  /// compared with the expected ones.
  package let replay: Int?
  /// The expected and the printed lines, compared.
  package let difference: [DifferenceLine]
  /// The lines of the wiring's source that caused the breaches and symptoms of this step.
  package let sites: [Site]
  /// The header of the wirings in which the step, an `expect` that failed, holds: `[correct]`; nil if
  /// there are none.
  package internal(set) var meeting: String?
  /// Whether the document expects the line of an `expect` that failed, which nothing can.
  var expectsFailure = false

  /// A law or symptom, and the line of source that caused it.
  package struct Site: Codable, Equatable, Sendable {
    /// The law's or the symptom's name.
    package let rule: String
    /// The line that caused it.
    package let site: SourceLine
  }
}

/// A line of a step that was expected, printed, or both.
///
///     ` | first`   `- | second`   `+ | third`
package struct DifferenceLine: Codable, Equatable, Sendable {
  /// Where the line was: among the expected ones, the printed ones, or both.
  package let mark: Mark
  /// The line with its sign.
  package let text: String

  /// Expected and printed, only expected, or only printed.
  package enum Mark: String, Codable, Sendable {
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
  static func lines(_ expected: [Expected], _ printed: [ActualLine]) -> [DifferenceLine] {
    let edits = Alignment(expected, printed).edits
    return lines(edits, expected.map(\.written), printed.map(\.text))
  }

  /// The difference between the lines of two replays.
  static func lines(_ first: [String], _ later: [String]) -> [DifferenceLine] {
    lines(Alignment(first, later).edits, first, later)
  }

  private static func lines(
    _ edits: [Alignment.Edit],
    _ old: [String],
    _ new: [String]
  ) -> [DifferenceLine] {
    var lines: [DifferenceLine] = []
    var held: [DifferenceLine] = []
    for edit in edits {
      if case .replaced = edit {
      } else {
        lines += held
        held = []
      }
      switch edit {
      case .same(_, let index):
        lines.append(DifferenceLine(mark: .same, text: new[index]))
      case .replaced(let row, let index):
        lines.append(DifferenceLine(mark: .missing, text: old[row]))
        held.append(DifferenceLine(mark: .extra, text: new[index]))
      case .missing(let row):
        lines.append(DifferenceLine(mark: .missing, text: old[row]))
      case .extra(let index):
        lines.append(DifferenceLine(mark: .extra, text: new[index]))
      case .taken(let row, _):
        lines.append(DifferenceLine(mark: .same, text: old[row]))
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
