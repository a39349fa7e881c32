import LabFiles
import LabPlatform

/// The user's editor for texts, `$VISUAL` or `$EDITOR`, or else `vi`.
enum TextEditor {
  /// Lets the user edit a text in a temporary file; returns what the user has saved.
  ///
  /// Returns nil if the editor reports a failure, or the file cannot be used.
  static func edit(_ text: String) -> String? {
    var name = Array("\(variable("TMPDIR") ?? "/tmp")/line-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { return nil }
    let path = String(decoding: name.dropLast().map(UInt8.init), as: UTF8.self)
    defer { unlink(path) }
    let isWritten = (try? Files.write(Array("\(text)\n".utf8)[...], to: file)) != nil
    close(file)
    guard isWritten, run("\(command) \(quoted(path))"), let saved = try? Files.text(of: path) else {
      return nil
    }
    let lines = saved.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].joined(separator: "\n")
  }

  private static var command: String { variable("VISUAL") ?? variable("EDITOR") ?? "vi" }

  /// The value of an environment variable that is not empty.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// Runs a command of the shell with all signals unblocked; it would inherit what this thread blocks.
  private static func run(_ command: String) -> Bool {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    return system(command) == 0
  }
}
