import LabPlatform

/// Why a file could not be read or written.
package struct FileError: Error, Equatable, Sendable {
  /// The path as the caller gave it.
  package let path: String
  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    case system(SystemError)
    /// A pipe, a device or a socket.
    case notRegular
    /// Larger than any text; the limit keeps a wrong path from filling the memory.
    case tooLarge
    case notUTF8(line: Int)
    /// A name that no text can have.
    case nameNotUTF8
    case readOnly
    /// Not written by this program, which replaces no such file.
    case foreign
  }

  package init(_ path: String, _ reason: Reason = .system(SystemError())) {
    (self.path, self.reason) = (path, reason)
  }
}

extension FileError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let error): error.description
    case .notRegular: "not a regular file"
    case .tooLarge: "file too large"
    case .notUTF8: "this is not UTF-8 text"
    case .nameNotUTF8: "the name is not UTF-8 text"
    case .readOnly: "the file is read-only"
    case .foreign: "the file is not one of this program; remove it, or choose another name"
    }
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .notUTF8(let line): "\(path):\(line): error: \(reason)"
    case .system, .notRegular, .tooLarge, .nameNotUTF8, .readOnly, .foreign: "\(path): \(reason)"
    }
  }
}
