import LabText

/// Why git does not say which files have changed.
enum GitError: Error, Equatable {
  case notInstalled
  case unknownCommit(String, top: String)
  case noRepository(file: String)
  /// Git's own words.
  case failed(String, top: String)
}

extension GitError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notInstalled: "'--changed' needs git; it is not installed, or not in PATH"
    case .unknownCommit(let name, let top):
      "\(name.inQuotes) is neither a path nor a commit of the repository '\(top)'"
    case .noRepository(let file):
      "'\(file)' is in no git repository; '--changed' needs one"
    case .failed(let reason, let top): "git can't read the repository '\(top)': \(reason)"
    }
  }
}
