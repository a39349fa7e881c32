import LabText

/// Annotations for a GitHub workflow, at the scenario's line.
///
///     ::error file=Scenarios/todo/first.md,line=8,title=failed [misused]::> tap Add%0A- | a%0A+ | b
struct GitHubReport: Report {
  /// How many failures of a scenario it prints; GitHub shows ten annotations of a step.
  private static let limit = 9

  mutating func text(of outcome: Outcome) -> String {
    let errors = outcome.errors.map {
      """
      ::error file=\(property($0.file)),line=\($0.line),col=\($0.column),title=malformed::\
      \(data($0.reason.description))

      """
    }
    let groups = FailureGroup.groups(outcome)
    let failures = groups.prefix(Self.limit).map { group in
      let text = (["> \(group.failure.command)"] + group.failure.lines).joined(separator: "\n")
      return """
        ::error file=\(property(outcome.scenario)),line=\(group.failure.line),\
        title=\(property("failed \(group.header)"))::\(data(text))

        """
    }
    let further = groups.count - failures.count
    let rest = """
      ::error file=\(property(outcome.scenario)),title=failed::and \(counted(further, "more failure"))

      """
    return (errors + failures + (further > 0 ? [rest] : [])).joined()
  }

  func closing(_ summary: Summary) -> String {
    summary.problems.map { "::error::\(data($0))\n" }.joined()
      + (summary.detections.table + ["\(summary)"]).map { $0 + "\n" }.joined()
  }

  private func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  private func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  private func escaped(_ text: String, _ marks: Set<Unicode.Scalar>) -> String {
    text.printableLines.unicodeScalars.map { scalar in
      guard marks.contains(scalar) else { return "\(scalar)" }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
