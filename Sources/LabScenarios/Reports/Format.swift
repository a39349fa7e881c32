/// The formats in which a run can be told.
public enum Format: String, CaseIterable, Sendable {
  case pretty
  case tap
  case json
  case github
}

extension Format {
  /// A report in this format; only the pretty one has colours.
  public func report(paint: Paint = .none) -> any Report {
    switch self {
    case .pretty: PrettyReport(paint: paint)
    case .tap: TAPReport()
    case .json: JSONReport()
    case .github: GitHubReport()
    }
  }
}
