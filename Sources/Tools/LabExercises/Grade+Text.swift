import LabText

extension Grade {
  /// The report for the learner.
  package var lines: [String] {
    let later = later.isEmpty ? [] : ["later: \(counted(later.count, "more check"))"]
    return results.flatMap { result in
      guard let problem = result.problem else {
        return ["well: \(result.check)"] + (result.scope.map { ["    \($0)"] } ?? [])
      }
      return ["not yet: \(result.check)"] + problem.report
    } + later + ["\(points) of \(checks.count) points"]
  }
}

extension Grade.Problem {
  fileprivate var report: [String] {
    story.map { "  > \($0)" }
      + lines.map { line in "    \(line.text)" + (line.site.map { "  (\($0))" } ?? "") }
  }
}
