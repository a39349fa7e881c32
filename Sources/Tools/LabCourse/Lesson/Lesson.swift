import LabConversation
import LabScenarios
import MVCLab

/// A scenario that a reader plays step by step: its prose, its story, and the two wirings to compare.
///
/// Any scenario can be played. One that begins with the comment `<!-- unit: 7 minutes; correct | misused -->`
/// is a ``Unit`` of the course.
public struct Lesson: Sendable {
  /// The path of the document, as messages print it.
  public let file: String
  /// The document's title, without its Markdown.
  public let title: String
  /// What the comment says; nil if the document has none.
  public let head: UnitHead?
  /// The document from the top, without its title.
  public let parts: [LessonPart]
  /// The commands of the story and of the answer.
  public let steps: [LessonStep]
  /// The wirings to set side by side, as positions in the scenario; no second one if it has only one.
  package let pair: (left: Int, right: Int?)
  /// The transcript that the lesson is made of.
  public let scenario: Scenario

  /// Reads a document; throws all errors in its transcript.
  public init(_ bytes: [UInt8], file: String, systems: [System]) throws(ScenarioErrors) {
    self.init(try Scenario(bytes, file: file, systems: systems))
  }

  /// The lesson that a scenario makes.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    file = scenario.file
    var reader = LessonReader(scenario)
    reader.read()
    (head, parts) = (reader.head, reader.parts)
    title = reader.title ?? scenario.file
    steps = scenario.steps.map(LessonStep.init)
    let names = scenario.wirings.map(\.name)
    let left = head.flatMap { names.firstIndex(of: $0.left) } ?? 0
    let right = head.flatMap { names.firstIndex(of: $0.right) } ?? (names.count > 1 ? 1 : nil)
    pair = (left, right == left ? nil : right)
  }
}

extension Lesson {
  /// The wirings to set side by side; one alone, if the scenario has no other.
  public var compared: [Wiring] {
    [scenario.wirings[pair.left]] + (pair.right.map { [scenario.wirings[$0]] } ?? [])
  }

  /// The positions in the scenario of the wirings that a reader is shown: the compared ones, and a third.
  package var shown: [Int] {
    let first = [pair.left] + (pair.right.map { [$0] } ?? [])
    let others = scenario.wirings.indices.filter { !first.contains($0) }
    return first + (others.count == 1 ? others : [])
  }

  /// The commands of the first steps, in the wirings that a reader is shown, without each `expect` that is
  /// asked of some wirings only, and without a `swap` in another world.
  package func commands(ofFirst count: Int) -> [String] {
    let all = scenario.wirings.indices
    let names = shown.map { scenario.wirings[$0].name }
    return scenario.steps.prefix(count).enumerated().compactMap { index, step in
      if index == 1 {
        return "wirings " + names.joined(separator: ", ")
      }
      return all.allSatisfy(step.isAsked)
        ? step.command.command(in: names, typedIn: nil) : nil
    }
  }

  /// The first of its commands that is neither `system` nor `wirings`.
  package static let firstStep = Opening.count
}
