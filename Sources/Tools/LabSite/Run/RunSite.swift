import LabConversation
import LabCourse
import LabScenarios
import LabSearch
import LabText
import LabWork
import MVCLab

/// The pages of a run, each whole by itself: one with everything, or a list of the scenarios and a page for
/// each.
///
/// A page with a story plays it once more, to see its windows; each page is a piece of work. The story of a single
/// scenario can be played by the reader, and those of several if `isPlayable`: a map around a story takes much
/// longer than the story.
package struct RunSite {
  private let scenarios: [ReplayedScenario]
  private let summary: Summary
  private let names: ShortNames
  private let program: String
  private let jobs: Int
  private let maxSteps: Int
  private let isPlayable: Bool
  private let size: StateMap.Size
  private let workplace: any Workplace

  /// The pages of these outcomes, whose wirings are those of `systems`.
  package init(
    _ outcomes: [Outcome],
    _ summary: Summary,
    _ systems: [System],
    program: String,
    jobs: Int,
    maxSteps: Int = .max,
    isPlayable: Bool = false,
    size: StateMap.Size = PlayedLesson.sizeAlone,
    in workplace: any Workplace
  ) {
    let names = ShortNames(outcomes.map(\.scenario))
    scenarios = outcomes.map { ReplayedScenario($0, name: names.name(of: $0.scenario), systems) }
    (self.summary, self.names, self.program, self.jobs) = (summary, names, program, jobs)
    (self.maxSteps, self.isPlayable, self.size) = (maxSteps, isPlayable, size)
    self.workplace = workplace
  }
}

extension RunSite {
  /// One page: the whole scenario, or the numbers and the failures of several; nil if the work was stopped.
  package func page() -> String? {
    let run = RunPage(summary: summary, scenarios: scenarios, names: names, pages: nil)
    guard scenarios.count == 1 else { return run.page("index.html").text }
    return texts {
      ScenarioPage(scenario: $1, path: "index.html", links: [], end: run.numbers)
    }?
    .first
  }

  /// The list of the scenarios, and a page for each, with their paths in a folder; nil if the work was
  /// stopped.
  package func files() -> [(path: String, text: String)]? {
    var taken: Set = ["index.html"]
    let paths = scenarios.map { scenario in
      let path = SiteAddresses.freePage(of: scenario.name, taken)
      taken.insert(path)
      return path
    }
    let texts = texts { index, scenario in
      let up = SiteAddresses(from: paths[index])
      let links = [("All scenarios", up.contents)]
      return ScenarioPage(scenario: scenario, path: paths[index], links: links)
    }
    guard let texts else { return nil }
    let run = RunPage(summary: summary, scenarios: scenarios, names: names, pages: paths)
    return [("index.html", run.page("index.html").text)] + zip(paths, texts)
  }

  /// The texts of the pages of all scenarios; a page whose work has failed has no story.
  private func texts(_ page: @escaping (Int, ReplayedScenario) -> ScenarioPage) -> [String]? {
    var texts: [String] = []
    workplace.play(
      Array(scenarios.indices),
      jobs: jobs,
      {
        { index, supervisor in
          var scenario = scenarios[index]
          scenario.story = story(of: scenario, supervisor)
          return page(index, scenario).page.text
        }
      },
      then: { index, text in
        texts.append((try? text.get()) ?? page(index, scenarios[index]).page.text)
        return true
      }
    )
    return texts.count == scenarios.count && workplace.goesOn ? texts : nil
  }

  private func story(of scenario: ReplayedScenario, _ supervisor: any Supervisor) -> PlayedLesson? {
    guard let lesson = scenario.lesson else { return nil }
    let file = scenario.outcome.scenario
    let hasMap = scenarios.count == 1 || isPlayable
    return PlayedLesson(
      alone: scenario.name,
      // A page has no path of its machine.
      file: file.hasPrefix("/") ? nil : file,
      title: scenario.title,
      lesson,
      LessonRun(lesson, supervisor, maxSteps: maxSteps, hasFlow: false, hasWalks: true),
      map: hasMap ? PlayedLesson.map(of: lesson, size, supervisor) : nil,
      failures: scenario.outcome.wirings.map(\.failures),
      program: program
    )
  }
}

extension SiteAddresses {
  /// A path for the page of a document that no other page has.
  fileprivate static func freePage(of name: String, _ taken: Set<String>) -> String {
    let safe = name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    let path = page(of: safe)
    let page = path.hasSuffix(".html") ? path : path + ".html"
    guard taken.contains(page) else { return page }
    let free = (2...).lazy.map { "\(page.dropLast(5))-\($0).html" }.first { !taken.contains($0) }
    return free ?? page
  }
}
