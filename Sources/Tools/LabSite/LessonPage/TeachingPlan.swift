import LabCourse
import LabText

/// How to teach a unit: what to say, show and ask, and in which minute.
struct TeachingPlan {
  private let unit: PlayedLesson

  init(_ unit: PlayedLesson) { self.unit = unit }

  var html: HTML {
    let minutes = unit.lesson.head?.minutes
    let title = minutes.map { "Plan for \(counted($0, "minute"))" } ?? "Plan"
    let lines = items.enumerated().map { index, item -> HTML in
      let minute = minutes.map { "<b>Minute \($0 * index / items.count)</b> " as HTML }
      return "<li>\(minute)\(item)</li>\n"
    }
    return """
      <section class="plan" aria-label="plan">
      <h2>\(title)</h2>
      <ul>
      \(lines)</ul></section>

      """
  }

  /// The parts of the unit in order, each worth the same time.
  private var items: [HTML] {
    unit.lesson.parts.flatMap { part -> [HTML] in
      switch part.content {
      case .section(let section, let text): self.item(section, text).map { [$0] } ?? []
      case .story(let steps): steps.filter { $0 >= Lesson.firstStep }.map(step)
      case .prose, .answer, .source, .block: []
      }
    }
  }

  private func item(_ section: UnitSection, _ text: String) -> HTML? {
    let words = Markdown { unit.site.address($0, from: unit.path) }.inline(text)
    return switch section {
    case .claim: "Say: \(words)"
    case .law: "The law: \(words)"
    case .noLaw: "\(section.title): \(words)"
    case .repair: "The repair: \(words)"
    case .question: "Ask: \(words)"
    case .answer: "Answer: \(words)"
    }
  }

  private func step(_ index: Int) -> HTML {
    let number = StepSection.number(of: index)
    let command: HTML =
      "<a href=\"#s\(number)\">Step \(number)</a> <code>&gt; \(unit.lesson.steps[index].command)</code>"
    let question = Prediction(unit.lesson, step: index, unit.run).map { prediction in
      " · ask first: \(prediction.question)" as HTML
    }
    return "\(command)\(question)"
  }
}
