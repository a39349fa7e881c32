import Glibc

/// Why a file of history is left as it is.
package enum HistoryError: Error, Equatable, Sendable {
  /// Somebody else's file.
  case foreign(String)
  /// It ends in the middle of an entry, or holds what no entry can.
  case damaged(String)
  case readOnly(String)
  /// A folder, a device or the like.
  case notAFile(String)
  /// Another program holds it for too long.
  case busy(String)
  case failed(String, doing: String, errno: Int32)
}

extension HistoryError: CustomStringConvertible {
  package var description: String {
    let (path, reason) =
      switch self {
      case .foreign(let path): (path, "was not written by this program")
      case .damaged(let path): (path, "is damaged")
      case .readOnly(let path): (path, "may not be written")
      case .notAFile(let path): (path, "is no file")
      case .busy(let path): (path, "is locked by another program")
      case .failed(let path, let doing, let code):
        (path, "cannot be \(doing): \(String(cString: strerror(code)))")
      }
    return "the history '\(path)' \(reason); it stays as it is, and new lines are not kept"
  }
}
