import LabConversation
import LabScenarios
import LabText

/// The pages of a run, each whole by itself: one with everything, or a list of the scenarios and a page for
/// each.
package struct RunSite {
  private let scenarios: [ReplayedScenario]
  private let summary: Summary
  private let names: ShortNames

  /// The first part of the work for a crash guard, after all that a run has.
  private static let firstPart = 1 << 23

  /// Plays the scenarios of a run once more, on `jobs` threads, to see their windows.
  ///
  /// The story of a single scenario can be played, and those of several if `isPlayable` says so: a map
  /// around a story takes much longer than the story.
  package init(
    _ outcomes: [Outcome],
    _ summary: Summary,
    program: String,
    jobs: Int,
    maxSteps: Int = .max,
    isPlayable: @escaping @Sendable () -> Bool = { false },
    crashGuard: (any CrashGuard)? = nil
  ) async {
    let names = ShortNames(outcomes.map(\.scenario))
    (self.summary, self.names) = (summary, names)
    scenarios = await Array(outcomes.enumerated()).inParallel(jobs: jobs) { index, outcome in
      let (name, part) = (names.name(of: outcome.scenario), RunSite.firstPart + index)
      let replay = {
        ReplayedScenario(
          outcome,
          name: name,
          program: program,
          maxSteps: maxSteps,
          hasMap: outcomes.count == 1 || isPlayable(),
          crashGuard: crashGuard,
          part: part
        )
      }
      guard let crashGuard else { return replay() }
      return crashGuard.play(part: part, replay) { _ in
        ReplayedScenario(outcome: outcome, name: name, story: nil)
      }
    }
  }

  /// One page: the whole scenario, or the numbers and the failures of several.
  package var page: String {
    let run = RunPage(summary: summary, scenarios: scenarios, names: names, pages: nil)
    guard scenarios.count == 1 else { return run.page("index.html").text }
    return ScenarioPage(scenario: scenarios[0], path: "index.html", links: [], end: run.numbers)
      .page.text
  }

  /// The list of the scenarios, and a page for each, with their paths in a folder.
  package var files: [(path: String, text: String)] {
    var taken: Set = ["index.html"]
    let paths = scenarios.map { scenario in
      let path = SiteAddresses.freePage(of: scenario.name, taken)
      taken.insert(path)
      return path
    }
    let run = RunPage(summary: summary, scenarios: scenarios, names: names, pages: paths)
    let pages = zip(scenarios, paths).map { scenario, path in
      let up = SiteAddresses(from: path)
      return ScenarioPage(scenario: scenario, path: path, links: [("All scenarios", up.contents)])
        .page
    }
    return ([run.page("index.html")] + pages).map { ($0.path, $0.text) }
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
