import Glibc

/// Why a file could not be read or written.
public struct FileError: Error, Equatable, Sendable {
  /// The path as it was given.
  public let path: String
  /// The system's error number.
  public let number: Int32

  package init(_ path: String, _ number: Int32 = errno) {
    (self.path, self.number) = (path, number)
  }

  /// What the system says of it: `no such file or directory`.
  public var reason: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension FileError: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}
