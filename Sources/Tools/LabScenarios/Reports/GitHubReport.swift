import LabFiles
import LabText

/// Annotations for a GitHub workflow, at the scenario's line.
///
///     ::error file=Scenarios/todo/first.md,line=8,title=failed [misused]::> tap Add%0A- | a%0A+ | b
///
/// GitHub shows ten errors and ten warnings of a step. Of the errors one is kept for what is wrong beside
/// the scenarios, and one counts those that are plain text in the log.
struct GitHubReport: Report {
  private static let limit = 10
  /// The folder of the repository, from which GitHub looks up a path; nil for the folder of the run.
  private let repository: String?
  private var count = 0
  private var warnings = 0

  init(repository: String? = nil) { self.repository = repository }

  mutating func text(of outcome: Outcome) -> String {
    let place = "file=\(property(path(outcome.scenario)))"
    let warnings = outcome.warnings.map { self.warning($0, place, in: outcome.scenario) }
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
        ([command] + group.failure.shownLines).joined(separator: "\n"),
        plain: (["\(outcome.scenario):\(line): failed: \(command)  \(group.header)"]
          + group.failure.shownLines.map { "  \($0)" }).joined(separator: "\n")
      )
    }
    return (errors + failures + warnings).joined()
  }

  mutating func closing(_ summary: Summary) -> String {
    let problems = summary.problems.joined(separator: "\n")
    let errors = problems.isEmpty ? "" : "::error::\(escaped(problems))\n"
    let doubts = summary.generalWarnings.joined(separator: "\n")
    let warnings = doubts.isEmpty ? "" : "::warning::\(escaped(doubts))\n"
    let notes = summary.notes.map { "::notice::\(escaped($0))\n" }.joined()
    let further = count - (Self.limit - 2)
    let rest = further > 0 ? "::error::and \(counted(further, "more failure")); see the log\n" : ""
    let lines = summary.tables.joined() + ["\(summary)"]
    return errors + warnings + notes + rest + lines.map { plain($0) + "\n" }.joined()
  }

  func late(_ problem: String, _ summary: Summary) -> String { "::error::\(escaped(problem))\n" }

  private mutating func warning(
    _ warning: Outcome.Warning,
    _ place: String,
    in scenario: String
  ) -> String {
    warnings += 1
    guard warnings <= Self.limit else {
      return plain("\(scenario):\(warning.line): warning: \(warning.text)") + "\n"
    }
    return "::warning \(place),line=\(warning.line)::\(escaped(warning.text))\n"
  }

  private mutating func annotation(_ properties: String, _ text: String, plain: String) -> String {
    count += 1
    guard count <= Self.limit - 2 else { return self.plain(plain) + "\n" }
    return "::error \(properties)::\(escaped(text))\n"
  }

  /// A path as GitHub looks it up: from the repository, or at least without `./`.
  private func path(_ path: String) -> String {
    if let repository, let place = Files.places(of: path).first, place.hasPrefix(repository + "/") {
      return String(place.dropFirst(repository.count + 1))
    }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Text in which GitHub finds no command of its own.
  private func plain(_ text: String) -> String {
    text.printableLines.withoutLogCommands()
  }

  private func property(_ text: String) -> String {
    escaped(text, also: [":", ","])
  }

  private func escaped(_ text: String, also further: Set<Unicode.Scalar> = []) -> String {
    let marks = further.union(["%", "\r", "\n"])
    return text.printableLines.unicodeScalars.map { scalar in
      guard marks.contains(scalar) else { return "\(scalar)" }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
