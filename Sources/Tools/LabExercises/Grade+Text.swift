extension Grade {
  /// The report for the learner; it tells what is wrong in one story at a time.
  package var lines: [String] {
    let first = results.firstIndex { $0.problem != nil }
    return results.enumerated().flatMap { index, result in
      guard let problem = result.problem else {
        return ["well: \(result.check)"] + (result.scope.map { ["    \($0)"] } ?? [])
      }
      return ["not yet: \(result.check)"] + (index == first ? problem.report : [])
    } + later.map { "later: \($0)" } + ["\(points) of \(checks.count) points"]
  }
}

extension Grade.Problem {
  fileprivate var report: [String] {
    story.map { "  > \($0)" }
      + lines.map { line in "    \(line.text)" + (line.site.map { "  (\($0))" } ?? "") }
  }
}
