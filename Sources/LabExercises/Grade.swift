import LabText
import MVCLab

/// What a grader has found out.
package struct Grade: Sendable {
  /// How many points there are: one for each story, and one for the search.
  let all: Int
  private(set) var results: [(title: String, problem: Problem?)] = []

  /// The title of the search.
  static let search = "a search for what the stories forgot"

  /// What is wrong, and the commands that lead there.
  struct Problem: Sendable {
    let story: [String]
    let lines: [Line]
  }

  /// One sentence about it, with a place in the learner's source if one is known.
  struct Line: Sendable {
    let text: String
    let site: SourceLine?
  }

  init(all: Int) { self.all = all }

  mutating func add(_ title: String, _ problem: Problem?) { results.append((title, problem)) }
}

extension Grade.Line {
  init(_ finding: Finding) {
    self.init(text: "\(finding.rule): \(finding.text)", site: finding.site)
  }
}

extension Grade {
  /// Whether nothing that was looked at is wrong.
  package var isPassed: Bool { results.allSatisfy { $0.problem == nil } }

  package var points: Int { results.count { $0.problem == nil } }

  /// What was not looked at, because of what is not yet well.
  private var later: [String] {
    let left = all - results.count
    return left == 0 ? [] : ["later: \(counted(left, "more check"))"]
  }

  /// The report for the learner.
  package var lines: [String] {
    results.flatMap { title, problem in
      guard let problem else { return ["well: \(title)"] }
      return ["not yet: \(title)"] + problem.report
    } + later + ["\(points) of \(all) points"]
  }
}

extension Grade.Problem {
  fileprivate var report: [String] {
    story.map { "  > \($0)" }
      + lines.map { line in "    \(line.text)" + (line.site.map { "  (\($0))" } ?? "") }
  }
}
