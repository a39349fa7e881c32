import LabFiles
import LabPlatform
import LabText

/// What is wrong with a history file.
///
/// A file with damaged lines is used all the same; any other is not used and not changed.
package enum HistoryError: Error, Equatable, Sendable {
  /// The first line is not the heading of a history file.
  case foreign(String)
  /// Some lines contain bytes that no entry can contain; they are left out.
  case lines(lost: Int, of: String)
  case readOnly(String)
  /// The path is a folder, a device or a pipe.
  case notAFile(String)
  /// Another program holds the lock for too long.
  case busy(String)
  case failed(String, cannot: String, FileError.Reason = .system(SystemError()))
}

extension HistoryError: CustomStringConvertible {
  package var description: String {
    let text =
      switch self {
      case .lines(let count, let path):
        "left out \(counted(count, "damaged line")) of history file '\(path)'"
      case .foreign(let path):
        unusable(path, "not written by this program")
          + "; move the file away, and the next session begins a new one"
      case .readOnly(let path): unusable(path, "not writable")
      case .notAFile(let path): unusable(path, "not a regular file")
      case .busy(let path): unusable(path, "locked by another program")
      case .failed(let path, let action, let reason):
        unusable(path, "cannot \(action) it: \(reason)")
      }
    return text.printable
  }

  private func unusable(_ path: String, _ reason: String) -> String {
    "cannot use history file '\(path)' (\(reason)); history will not be saved"
  }
}
