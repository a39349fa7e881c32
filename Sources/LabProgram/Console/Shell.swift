import LabFiles
import LabPlatform

/// Starts other programs by way of the shell.
enum Shell {
  /// Opens a pipe to a command, with mode `w`, or from one, with mode `r`.
  ///
  /// The command begins with all signals unblocked; it would inherit what this thread blocks.
  static func open(_ command: String, _ mode: String) -> UnsafeMutablePointer<FILE>? {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    return popen(command, mode + "e")
  }

  /// The output of a command and its exit status; nil if the shell can't be started.
  static func run(_ command: String) -> (output: [UInt8], status: Int32)? {
    guard let pipe = open(command, "r") else { return nil }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(fileno(pipe), &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      output += buffer[..<count]
    }
    return (output, pclose(pipe) >> 8)
  }
}

extension String {
  /// This text as one word of the shell.
  var shellWord: String { "'\(replacing("'", with: "'\\''"))'" }
}
