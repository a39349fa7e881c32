import LabConversation
import LabCourse
import LabScenarios
import LabText

/// The outcome of a scenario, and its story for a page.
struct ReplayedScenario: Sendable {
  let outcome: Outcome
  /// The path of the document, without the folders that all documents of the run are in.
  let name: String
  /// Nil if the document is malformed.
  let story: PlayedLesson?
}

extension ReplayedScenario {
  /// Plays the story of an outcome once more, to see its windows.
  init(
    _ outcome: Outcome,
    name: String,
    program: String,
    maxSteps: Int,
    hasMap: Bool,
    crashGuard: (any CrashGuard)?,
    part: Int
  ) {
    (self.outcome, self.name) = (outcome, name)
    story = outcome.document.map { scenario in
      let lesson = Lesson(scenario)
      return PlayedLesson(
        alone: name,
        // A page has no path of its machine.
        file: scenario.file.hasPrefix("/") ? nil : scenario.file,
        title: scenario.file == lesson.title ? name : lesson.title,
        lesson,
        LessonRun(lesson, crashGuard, maxSteps: maxSteps, hasFlow: false),
        map: hasMap
          ? PlayedLesson.map(of: lesson, PlayedLesson.sizeAlone, crashGuard, part: part) : nil,
        failures: outcome.wirings.map(\.failures),
        program: program
      )
    }
  }

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
