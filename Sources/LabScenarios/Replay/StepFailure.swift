import LabConversation
import LabText
import MVCLab

/// A step that did not tell what was expected, in one wiring.
public struct StepFailure: Equatable, Sendable {
  /// The line of the command, counted from 1.
  public let line: Int
  /// The command, as it stands in the document.
  public let command: String
  /// The line of the command that ended the world before this one, if there was one.
  public let endedAt: Int?
  /// What was expected and what was told, line by line.
  public let difference: [DifferenceLine]
  /// Where in the wiring's source the breaches and symptoms of this step come from.
  public let sites: [Site]
  /// How many later steps of the wiring failed as well.
  public let further: Int

  /// A rule, and the line of source that broke it.
  public struct Site: Equatable, Sendable {
    /// The law's or the symptom's name.
    public let rule: String
    /// The line that did it.
    public let site: SourceLine
  }
}

/// A line of a step, and whether it was expected, told, or both.
///
///     ` | first`   `- | second`   `+ | third`
public struct DifferenceLine: Equatable, Sendable {
  /// Where the line belongs.
  public let mark: Mark
  /// The line with its sign.
  public let text: String

  /// Whether a line is in both, only expected, or only told.
  public enum Mark: String, Sendable {
    case same = " "
    case missing = "-"
    case extra = "+"
  }
}

extension DifferenceLine: CustomStringConvertible {
  /// As a report has it; what is longer than anybody reads is cut.
  public var description: String { "\(mark.rawValue) \(text.truncated(to: 400))" }
}

extension DifferenceLine {
  /// The difference between a step's lines.
  ///
  /// A failed expectation is never as it should be.
  static func lines(_ expected: [Expected], _ told: [ActualLine]) -> [DifferenceLine] {
    var lines: [DifferenceLine] = []
    var held: [DifferenceLine] = []
    for edit in Alignment(expected.map(\.text), told.map(\.text)).edits {
      if case .replaced = edit {
      } else {
        lines += held
        held = []
      }
      switch edit {
      case .same(_, let index):
        let mark: Mark = told[index].kind == .failure ? .extra : .same
        lines.append(DifferenceLine(mark: mark, text: told[index].text))
      case .replaced(let row, let index):
        lines.append(DifferenceLine(mark: .missing, text: expected[row].text ?? "..."))
        held.append(DifferenceLine(mark: .extra, text: told[index].text))
      case .missing(let row):
        lines.append(DifferenceLine(mark: .missing, text: expected[row].text ?? "..."))
      case .extra(let index):
        lines.append(DifferenceLine(mark: .extra, text: told[index].text))
      case .taken(_, let range):
        lines.append(DifferenceLine(mark: .same, text: "..."))
        lines += told[range].filter { $0.kind == .failure }
          .map { DifferenceLine(mark: .extra, text: $0.text) }
      }
    }
    return lines + held
  }
}
