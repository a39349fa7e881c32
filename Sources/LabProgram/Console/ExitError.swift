/// Why the program can't go on: the exit code says what kind of reason it is.
struct ExitError: Error {
  let code: ExitCode
  let message: String

  /// The exit codes that scripts rely on.
  enum ExitCode: Int32, CaseIterable {
    case found = 1
    case usage = 64
    case malformed = 65
    case noInput = 66
    case bug = 70
    case noOutput = 73
    case interrupted = 130
  }

  init(_ code: ExitCode, _ message: String) {
    (self.code, self.message) = (code, message)
  }
}

extension ExitError.ExitCode {
  var meaning: String {
    switch self {
    case .found: "an expectation failed, or a wiring was not caught"
    case .usage: "bad usage"
    case .malformed: "a malformed scenario or script"
    case .noInput: "a file that is missing or unreadable"
    case .bug: "a bug of the program"
    case .noOutput: "output that could not be written"
    case .interrupted: "interrupted"
    }
  }
}
