import Foundation

/// A program that is started and waited for; what it says is not looked at.
struct Program {
  let path: String
  let arguments: [String]

  init(_ path: String, _ arguments: String...) { (self.path, self.arguments) = (path, arguments) }

  /// Whether there is such a program.
  var exists: Bool { access(path, X_OK) == 0 }

  /// Runs it to its end.
  func run() {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, path, &files, nil, &words, environ) == 0 else {
      fatalError("can't start \(path)")
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    guard status == 0 else { fatalError("\(path) ended with status \(status)") }
  }
}
