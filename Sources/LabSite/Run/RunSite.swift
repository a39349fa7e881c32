import LabConversation
import LabCourse
import LabScenarios
import LabText

/// The pages of a run, each whole by itself: one with everything, or a list of the scenarios and a page for
/// each.
///
/// A page with a story plays it once more, to see its windows, on one of `jobs` threads. The story of a single
/// scenario can be played by the reader, and those of several if `isPlayable`: a map around a story takes much
/// longer than the story.
package struct RunSite: Sendable {
  private let scenarios: [ReplayedScenario]
  private let summary: Summary
  private let names: ShortNames
  private let program: String
  private let jobs: Int
  private let maxSteps: Int
  private let isPlayable: Bool
  private let crashGuard: (any CrashGuard)?
  private let goesOn: @Sendable () -> Bool

  /// The first part of the work for a crash guard, after all that a run has.
  private static let firstPart = 1 << 23

  /// The pages of these outcomes; no more are made once `goesOn` returns false.
  package init(
    _ outcomes: [Outcome],
    _ summary: Summary,
    program: String,
    jobs: Int,
    maxSteps: Int = .max,
    isPlayable: Bool = false,
    crashGuard: (any CrashGuard)? = nil,
    goesOn: @escaping @Sendable () -> Bool = { true }
  ) {
    let names = ShortNames(outcomes.map(\.scenario))
    scenarios = outcomes.map { ReplayedScenario($0, name: names.name(of: $0.scenario)) }
    (self.summary, self.names, self.program, self.jobs) = (summary, names, program, jobs)
    (self.maxSteps, self.isPlayable) = (maxSteps, isPlayable)
    (self.crashGuard, self.goesOn) = (crashGuard, goesOn)
  }
}

extension RunSite {
  /// One page: the whole scenario, or the numbers and the failures of several; nil if the work was stopped.
  package func page() async -> String? {
    let run = RunPage(summary: summary, scenarios: scenarios, names: names, pages: nil)
    guard scenarios.count == 1 else { return run.page("index.html").text }
    return await texts {
      ScenarioPage(scenario: $1, path: "index.html", links: [], end: run.numbers)
    }?
    .first
  }

  /// The list of the scenarios, and a page for each, with their paths in a folder; nil if the work was
  /// stopped.
  package func files() async -> [(path: String, text: String)]? {
    var taken: Set = ["index.html"]
    let paths = scenarios.map { scenario in
      let path = SiteAddresses.freePage(of: scenario.name, taken)
      taken.insert(path)
      return path
    }
    let texts = await texts { index, scenario in
      let up = SiteAddresses(from: paths[index])
      let links = [("All scenarios", up.contents)]
      return ScenarioPage(scenario: scenario, path: paths[index], links: links)
    }
    guard let texts else { return nil }
    let run = RunPage(summary: summary, scenarios: scenarios, names: names, pages: paths)
    return [("index.html", run.page("index.html").text)] + zip(paths, texts)
  }

  /// The texts of the pages of all scenarios; no story outlives its page.
  private func texts(
    _ page: @escaping @Sendable (Int, ReplayedScenario) -> ScenarioPage
  ) async -> [String]? {
    let texts = await Array(scenarios.enumerated()).inParallel(jobs: jobs) { index, scenario in
      let played = played(scenario, part: RunSite.firstPart + index)
      return goesOn() ? page(index, played).page.text : nil
    }
    return goesOn() ? texts.compactMap(\.self) : nil
  }

  /// A scenario with its story; a crash outside of its wirings takes the story.
  private func played(_ scenario: ReplayedScenario, part: Int) -> ReplayedScenario {
    var played = scenario
    let play = { scenario.outcome.document.map { story(of: $0, scenario, part: part) } }
    played.story = crashGuard.map { $0.play(part: part, play) { _ in nil } } ?? play()
    return played
  }

  private func story(of document: Scenario, _ scenario: ReplayedScenario, part: Int) -> PlayedLesson
  {
    let lesson = Lesson(document)
    let hasMap = scenarios.count == 1 || isPlayable
    return PlayedLesson(
      alone: scenario.name,
      // A page has no path of its machine.
      file: document.file.hasPrefix("/") ? nil : document.file,
      title: scenario.title,
      lesson,
      LessonRun(lesson, crashGuard, maxSteps: maxSteps, hasFlow: false, goesOn: goesOn),
      map: hasMap
        ? PlayedLesson.map(
          of: lesson,
          PlayedLesson.sizeAlone,
          crashGuard,
          part: part,
          goesOn: goesOn
        )
        : nil,
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
