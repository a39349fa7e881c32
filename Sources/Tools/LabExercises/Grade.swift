import LabText
import MVCLab

/// What a grader has found out.
package struct Grade: Sendable {
  /// The name of the exercise.
  let exercise: String
  /// The titles of the checks: the stories', and the search's.
  let checks: [String]
  private(set) var results: [Result] = []

  /// The title of the search.
  static let search = "a search for what the stories forgot"

  /// What one check has found out.
  struct Result: Sendable {
    let check: String
    /// What is wrong; nil if nothing is.
    let problem: Problem?
    /// How far the check looked; nil for one that looked at all there is.
    let scope: String?
  }

  /// What is wrong, and the commands that lead there.
  struct Problem: Codable, Sendable {
    let story: [String]
    let lines: [Line]
  }

  /// One sentence about it, with a place in the learner's source if one is known.
  struct Line: Codable, Sendable {
    let text: String
    let site: SourceLine?
  }

  init(of exercise: Exercise) {
    self.exercise = exercise.name
    checks = ([exercise.visible] + exercise.hidden).map(\.title) + [Grade.search]
  }

  /// Adds the result of the next check.
  mutating func add(_ problem: Problem?, scope: String? = nil) {
    results.append(Result(check: checks[results.count], problem: problem, scope: scope))
  }
}

extension Grade.Line {
  init(_ finding: Finding) {
    self.init(text: "\(finding.rule): \(finding.text)", site: finding.site)
  }
}

extension Grade {
  /// Whether nothing that was looked at is wrong.
  package var isPassed: Bool { results.allSatisfy { $0.problem == nil } }

  /// The points: one for each check in which nothing is wrong.
  ///
  /// Also a half repair has some: no check waits for another one, except for the search, which needs them all.
  package var points: Int { results.count { $0.problem == nil } }

  /// The search, as long as a story is not yet well.
  var later: ArraySlice<String> { checks[results.count...] }
}
