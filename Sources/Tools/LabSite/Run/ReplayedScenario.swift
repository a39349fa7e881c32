import LabConversation
import LabCourse
import LabScenarios
import LabText
import MVCLab

/// The outcome of a scenario, and what a page says of it.
struct ReplayedScenario: Sendable {
  let outcome: Outcome
  /// The path of the document, without the folders that all documents of the run are in.
  let name: String
  /// The title of the document; its name if it has none, or is malformed.
  let title: String
  /// The lesson that the document is; nil if it is malformed.
  let lesson: Lesson?
  /// The story, played once more to see its windows; nil if no page needs it.
  var story: PlayedLesson?

  /// A scenario whose story is not played.
  init(_ outcome: Outcome, name: String, _ systems: [System]) {
    (self.outcome, self.name) = (outcome, name)
    let document = try? Scenario(outcome.source, file: outcome.scenario, systems: systems)
    lesson = outcome.status == .malformed ? nil : document.map { Lesson($0) }
    title = lesson.flatMap { $0.title == outcome.scenario ? nil : $0.title } ?? name
  }
}

extension ReplayedScenario {
  /// Whether each wiring did what the document says, and the errors in the document.
  var verdict: HTML {
    let wirings = outcome.wirings.map { wiring -> HTML in
      let passed = wiring.status == .passed
      return """
        <span class="\(passed ? "right" : "wrong")">\(passed ? "✓" : "✗") \(wiring.wiring.name) \
        \(passed ? "as written" : "not as written")</span>
        """
    }
    let errors = outcome.errors.map { "\($0.inFile)\n" as HTML }
    let words: HTML =
      outcome.status == .malformed
      ? "<span class=\"wrong\">✗ malformed</span>" : HTML(wirings, separator: " · ")
    return """
      <p class="verdict">\(words)</p>
      \(errors.isEmpty ? nil : "<pre tabindex=\"0\">\(errors)</pre>\n")
      """
  }
}
