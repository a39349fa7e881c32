import LabCourse
import LabScenarios
import LabText
import MVCLab

/// The page of a lesson, and what the pages about the whole course say of it.
struct CoursePage: Codable {
  /// The path of the lesson's document in the course.
  let path: String
  let title: String
  /// The path of the page, and its text.
  let place: String
  let text: String
  /// What the wirings broke in it.
  let findings: [Shown]
  /// The rules that it is about, if it is a unit.
  let rules: [AboutRule]

  /// A finding, and the wiring that it was in.
  struct Shown: Codable {
    let system: String
    let wiring: String
    let rule: String
    let text: String
    let site: SourceLine?
  }

  /// A rule, and the lines that break it and those that do it right, as HTML, if the unit shows such lines.
  struct AboutRule: Codable {
    let rule: String
    let example: String?
  }

  init(_ lesson: PlayedLesson, _ page: SitePage, _ systems: [System]) {
    (path, title) = (lesson.path, lesson.lesson.title)
    (place, text) = (page.path, page.text)
    let system = lesson.lesson.scenario.system.name
    findings = lesson.run.steps.flatMap { step in
      zip(step.wirings, step.findings).flatMap { wiring, findings in
        findings.map {
          Shown(
            system: system,
            wiring: wiring.name,
            rule: $0.rule,
            text: $0.text,
            site: $0.site
          )
        }
      }
    }
    guard let unit = try? Unit(lesson.lesson) else {
      rules = []
      return
    }
    rules = Rule.all(of: systems).filter { unit.isAbout($0.name) }.map { rule in
      let example = RuleExample(of: rule.name, in: unit, lesson.run)
      return AboutRule(rule: rule.name, example: example.map { $0.html(of: unit).text })
    }
  }
}

extension RuleExample {
  /// The wrong lines, then the right ones.
  fileprivate func html(of unit: Unit) -> HTML {
    HTML(
      wrong.map { figure($0, of: unit, "bad", "✗") } + right.map { figure($0, of: unit, "ok", "✓") }
    )
  }

  private func figure(_ code: CodeBlock, of unit: Unit, _ style: String, _ sign: String) -> HTML {
    """
    <figure class="source \(style)"><figcaption>\(sign) \
    \(unit.lesson.scenario.wirings[code.wiring].name) · \(code.file.name):\(code.line)</figcaption>\
    <pre tabindex="0">\(code.text.joined(separator: "\n"))</pre></figure>

    """
  }
}
