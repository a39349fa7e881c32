/// A question before a step, and what may happen: what really happens in each of the wirings, and what
/// else could.
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
  /// What the windows that it is about show before the step; nothing if they are others.
  let present: [String]

  /// Something that may happen.
  package enum Choice: Hashable, Sendable {
    /// These lines appear: the windows that the step is about, or the answer to a question.
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
    let outcomes = PossibleOutcomes(run, step: step, of: wiring)
    (self.question, self.wiring, isNamed) = (question, names[wiring], named != nil)
    (choices, present) = (outcomes.all, outcomes.present)
    right = choices.firstIndex(of: outcomes.right) ?? 0
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
