/// With what the program ends; of several, the gravest.
public enum ExitStatus: Int32, Sendable {
  case well = 0
  /// An expectation failed, or a misused wiring survived.
  case failed = 1
  case usage = 64
  case malformed = 65
  case missing = 66
  case ours = 70
  case unwritable = 73
}

extension ExitStatus {
  private static let byGravity: [ExitStatus] = [
    .well, .failed, .malformed, .missing, .unwritable, .ours, .usage,
  ]

  /// This code, or the other one if that is graver.
  func or(_ other: ExitStatus) -> ExitStatus {
    ExitStatus.byGravity.last { $0 == self || $0 == other } ?? self
  }
}
