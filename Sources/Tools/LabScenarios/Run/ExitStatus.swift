import LabWork

/// The exit codes of the program: of `run`, of the REPL, and in the manual page.
///
/// Scripts and CI rely on the numbers. The order is that of severity: a run with several problems ends
/// with the most severe one.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything passed.
  case well = 0
  /// The results are not what was expected of them: a failed expectation, a refused command, a
  /// finding.
  case failed = 1
  /// The arguments are not valid; nothing ran.
  case usage = 64
  /// A scenario or a script can't be read as one.
  case malformed = 65
  /// A file is missing or can't be read.
  case missing = 66
  /// A bug in this program.
  case bug = 70
  /// A file or the standard output can't be written.
  case unwritable = 73
  /// SIGHUP, such as that of a terminal that is closed.
  case hungUp = 129
  /// SIGINT, such as Ctrl-C.
  case interrupted = 130
  /// SIGTERM.
  case terminated = 143
}

extension ExitStatus {
  /// The meaning, as the manual page prints it.
  public var meaning: String {
    switch self {
    case .well: "all well"
    case .failed:
      """
      an expectation failed or could not be checked, a command was refused, a wiring was not caught, or \
      a correct one broke a rule
      """
    case .usage: "bad usage"
    case .malformed: "malformed scenario or script"
    case .missing: "file missing or unreadable"
    case .bug: "a bug in the program"
    case .unwritable: "output not writable"
    case .hungUp: "the terminal is gone"
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    }
  }
}

extension WorkFailure {
  /// The exit code of a program that had to do without a result.
  package var status: ExitStatus { isFromOutside ? .failed : .bug }
}

extension ExitStatus: Comparable {
  /// Whether the right one is more severe.
  public static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.severity < right.severity
  }

  /// The higher, the less of the run the caller can rely on.
  ///
  /// A failed expectation is a result. A malformed file has none, and a missing file also makes the
  /// commands after it malformed. Without its report the results of a whole run are lost; after a bug
  /// they can't be trusted; with bad usage nothing ran. A signal cuts a run short at any point.
  private var severity: Int {
    switch self {
    case .well: 0
    case .failed: 1
    case .malformed: 2
    case .missing: 3
    case .unwritable: 4
    case .bug: 5
    case .usage: 6
    case .interrupted: 7
    case .hungUp: 8
    case .terminated: 9
    }
  }
}
