import LabCourse
import LabScenarios
import LabText
import MVCLab

/// The page of a lesson, and what the pages about the whole course say of it.
struct CoursePage: Codable {
  let lesson: ShownLesson
  /// The path of the page, and its text.
  let place: String
  let text: String
  /// What the wirings broke in it.
  let findings: [ShownFinding]
  /// The rules that it is about, if it is a unit.
  let rules: [AboutRule]

  /// A rule, and the lines that break it and those that do it right, as HTML, if the unit shows such lines.
  struct AboutRule: Codable {
    let rule: String
    let example: String?
  }

  init(_ played: PlayedLesson, number: String?, _ page: SitePage, _ systems: [System]) {
    let lesson = ShownLesson(path: played.path, title: played.lesson.title, number: number)
    (self.lesson, place, text) = (lesson, page.path, page.text)
    let system = played.lesson.scenario.system.name
    findings = played.run.steps.flatMap { step in
      zip(step.wirings, step.findings).flatMap { wiring, findings in
        findings.map {
          ShownFinding(
            system: system,
            wiring: wiring.name,
            rule: $0.rule,
            site: $0.site,
            lesson: lesson
          )
        }
      }
    }
    guard let unit = try? Unit(played.lesson) else {
      rules = []
      return
    }
    rules = Rule.all(of: systems).filter { unit.isAbout($0.name) }.map { rule in
      let example = RuleExample(of: rule.name, in: unit, played.run)
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
