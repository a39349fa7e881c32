import Foundation

/// A program that is started and waited for.
struct Program {
  let path: String
  let arguments: [String]

  init(_ path: String, _ arguments: String...) { (self.path, self.arguments) = (path, arguments) }

  /// Whether there is such a program.
  var exists: Bool { access(path, X_OK) == 0 }

  /// Runs it to its end; what it writes is not looked at.
  func run() {
    let status = end(of: start()).status
    guard status == 0 else { fatalError("\(path) ended with status \(status)") }
  }

  /// The numbers that it writes, and the most bytes that it has at once; nil if it fails.
  func result() -> (numbers: [Double], memory: Int)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { fatalError("no pipe") }
    let process = start(writingTo: ends[1])
    close(ends[1])
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    let (status, usage) = end(of: process)
    let words = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return status == 0 ? (words.compactMap { Double($0) }, usage.ru_maxrss * 1024) : nil
  }

  /// Starts it; it writes to this descriptor, or nowhere.
  private func start(writingTo output: Int32? = nil) -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    if let output { posix_spawn_file_actions_adddup2(&files, output, 1) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &files, nil, &words, environ) == 0 else {
      fatalError("can't start \(path)")
    }
    return process
  }

  private func end(of process: pid_t) -> (status: Int32, usage: rusage) {
    var (status, usage) = (Int32(), rusage())
    wait4(process, &status, 0, &usage)
    return (status, usage)
  }
}
