import LabConversation
import MVCLab

/// A question before a step, and what may happen: what really happens in one of the wirings, and the
/// other ways in which a step can end.
package struct Prediction: Equatable, Sendable {
  /// The question, as the lesson asks it.
  package let question: String
  /// The wiring that it is about.
  package let wiring: String
  /// Whether the question names that wiring.
  package let isNamed: Bool
  /// The choices, in an order that gives nothing away.
  package let choices: [Choice]
  /// The position of the right one.
  package let right: Int

  /// Something that may happen.
  package enum Choice: Hashable, Sendable {
    /// These lines appear: the windows that change, or the answer to a question.
    case lines([String])
    /// No window changes.
    case nothing
    /// The wiring's code fails, and its world ends.
    case end
  }

  /// The question before a step of a lesson; nil if it asks none.
  package init?(_ lesson: Lesson, step: Int, _ run: LessonRun) {
    guard let question = lesson.steps[step].prediction, run.steps.indices.contains(step) else {
      return nil
    }
    let names = run.wirings.map(\.name)
    let words = question.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    let named = words.lazy.compactMap { names.firstIndex(of: $0) }.first
    let wiring = named ?? lesson.pair.right ?? lesson.pair.left
    let outcomes = names.indices.map { Choice(run.steps[step], $0) }
    let isAnswer = run.steps[step].lines.joined().contains { $0.kind == .answer }
    let ways = outcomes + (isAnswer ? [] : [.nothing, .end])
    (self.question, self.wiring, isNamed) = (question, names[wiring], named != nil)
    choices = Set(ways).sorted()
    right = choices.firstIndex(of: outcomes[wiring]) ?? 0
  }
}

extension Prediction.Choice {
  /// What happens to a wiring in a step.
  fileprivate init(_ step: LessonRun.Step, _ wiring: Int) {
    let answers = step.lines[wiring].filter { $0.kind == .answer }.map(\.text)
    if step.findings[wiring].contains(where: { $0.rule == Symptom.fault.name }) {
      self = .end
    } else if !answers.isEmpty {
      self = .lines(answers)
    } else {
      self = step.changes[wiring].isEmpty ? .nothing : .lines(step.changes[wiring])
    }
  }
}

extension Prediction.Choice: Comparable {
  /// Lines come first, in alphabetical order, whatever is right.
  package static func < (left: Prediction.Choice, right: Prediction.Choice) -> Bool {
    switch (left, right) {
    case (.lines(let left), .lines(let right)): left.lexicographicallyPrecedes(right)
    case (.lines, .nothing), (.lines, .end), (.nothing, .end): true
    case (.nothing, .lines), (.end, .lines), (.end, .nothing), (.nothing, .nothing), (.end, .end):
      false
    }
  }
}
