import LabText

/// The formats of a report.
public enum Format: String, CaseIterable, Sendable {
  /// For people: each failure with the lines that differ, and a summary.
  case pretty
  /// TAP 13, a test point for each wiring of a scenario.
  case tap
  /// One JSON object a line for each wiring of a scenario, and a last one for the summary.
  case json
  /// The annotations of GitHub, at the line of the scenario that failed.
  case github
}

extension Format {
  /// A report in this format.
  ///
  /// Only the pretty one can be coloured. GitHub looks up its paths from `repository`, an absolute path; without one,
  /// from the folder of the run.
  public func report(isColoured: Bool = false, repository: String? = nil) -> any Report {
    switch self {
    case .pretty: PrettyReport(paint: ANSI(isColoured: isColoured))
    case .tap: TAPReport()
    case .json: JSONReport()
    case .github: GitHubReport(repository: repository)
    }
  }
}
