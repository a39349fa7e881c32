import LabScenarios

/// A command of a lesson.
public struct LessonStep: Sendable {
  /// The command, without its sign.
  public let command: String
  /// Its line in the document, counted from 1.
  public let line: Int
  /// What the reader is told before the command.
  public let narration: [String]
  /// What the reader is asked before the command; ends with a question mark.
  public let prediction: String?
  /// Whether the command is part of the answer.
  public let isAnswer: Bool
  /// Whether the command is an `expect`, which prints nothing when it holds.
  let isExpectation: Bool

  init(_ step: Step) {
    (command, line, isAnswer) = (step.command, step.line, step.isAnswer)
    isExpectation = step.isExpectation
    let mark = "Predict:"
    let questions = step.remarks.filter { $0.hasPrefix(mark) }
    narration = step.remarks.filter { !$0.hasPrefix(mark) }
    prediction = questions.last.map { String($0.dropFirst(mark.count).drop { $0 == " " }) }
  }
}
