import LabFiles
import LabPlatform
import LabText

/// The reason why a history file cannot be used; the file is not changed.
package enum HistoryError: Error, Equatable, Sendable {
  /// The first line is not the heading of a history file.
  case foreign(String)
  /// The file ends within an entry, or contains bytes that no entry can contain.
  case damaged(String)
  case readOnly(String)
  /// The path is a folder, a device or a pipe.
  case notAFile(String)
  /// Another program holds the lock for too long.
  case busy(String)
  case failed(String, cannot: String, FileError.Reason = .system(SystemError()))
}

extension HistoryError: CustomStringConvertible {
  package var description: String {
    let (path, reason) =
      switch self {
      case .foreign(let path): (path, "not written by this program")
      case .damaged(let path): (path, "damaged, or cut off in a line")
      case .readOnly(let path): (path, "not writable")
      case .notAFile(let path): (path, "not a regular file")
      case .busy(let path): (path, "locked by another program")
      case .failed(let path, let action, let reason): (path, "cannot \(action) it: \(reason)")
      }
    return "cannot use history file '\(path)' (\(reason)); history will not be saved\(wayOut)"
      .printable
  }
}

extension HistoryError {
  /// What the user can do about a file that stays as it is.
  private var wayOut: String {
    switch self {
    case .foreign, .damaged: "; move the file away, and the next session begins a new one"
    case .readOnly, .notAFile, .busy, .failed: ""
    }
  }
}
