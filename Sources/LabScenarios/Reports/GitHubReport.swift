import LabText

/// Annotations for a GitHub workflow, at the scenario's line.
///
///     ::error file=Scenarios/todo/first.md,line=8,title=failed [misused]::> tap Add%0A- | a%0A+ | b
///
/// GitHub shows ten annotations of a step. What comes after nine is plain text in its log, and the
/// last annotation counts it.
struct GitHubReport: Report {
  private static let limit = 9
  private var count = 0

  mutating func text(of outcome: Outcome) -> String {
    let place = "file=\(property(path(outcome.scenario)))"
    let errors = outcome.errors.map { error in
      annotation(
        "\(place),line=\(error.line),col=\(error.column),title=\(outcome.status.rawValue)",
        error.reason.description,
        plain: error.description
      )
    }
    let failures = FailureGroup.groups(outcome).map { group in
      let (line, command) = (group.failure.line, "> \(group.failure.command)")
      return annotation(
        "\(place),line=\(line),title=\(property("failed \(group.header)"))",
        ([command] + group.failure.lines).joined(separator: "\n"),
        plain: (["\(outcome.scenario):\(line): failed: \(command)  \(group.header)"]
          + group.failure.lines.map { "  \($0)" }).joined(separator: "\n")
      )
    }
    return (errors + failures).joined()
  }

  mutating func closing(_ summary: Summary) -> String {
    let problems = summary.problems.map { annotation("", $0, plain: "error: \($0)") }
    let notes = summary.notes.map { "::notice::\(escaped($0, ["%", "\r", "\n"]))\n" }
    let further = count - Self.limit
    let rest = further > 0 ? "::error::and \(counted(further, "more failure")); see the log\n" : ""
    let lines = summary.tables.joined() + ["\(summary)"]
    return (problems + notes).joined() + rest + lines.map { plain($0) + "\n" }.joined()
  }

  private mutating func annotation(_ properties: String, _ text: String, plain: String) -> String {
    count += 1
    guard count <= Self.limit else { return self.plain(plain) + "\n" }
    let head = properties.isEmpty ? "::error" : "::error \(properties)"
    return "\(head)::\(escaped(text, ["%", "\r", "\n"]))\n"
  }

  /// A path without `./`, as GitHub looks it up.
  private func path(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Text in which GitHub finds no command of its own.
  private func plain(_ text: String) -> String {
    text.printableLines.replacing("::", with: ": :").replacing("##[", with: "# #[")
  }

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
