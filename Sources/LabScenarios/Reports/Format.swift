import LabText

/// The formats of a report.
public enum Format: String, CaseIterable, Sendable {
  case pretty
  case tap
  case json
  case github
}

extension Format {
  /// A report in this format; only the pretty one can be coloured.
  public func report(isColoured: Bool = false) -> any Report {
    switch self {
    case .pretty: PrettyReport(paint: ANSI(isColoured: isColoured))
    case .tap: TAPReport()
    case .json: JSONReport()
    case .github: GitHubReport()
    }
  }
}
