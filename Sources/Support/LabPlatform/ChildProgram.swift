#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// A program that this one starts, with its own files and environment.
package enum ChildProgram {
  /// How a program ends.
  package enum End: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  #else
  private typealias Attributes = posix_spawnattr_t
  #endif

  /// Starts a program, by its path or by a name that is in `PATH`, and waits until it ends.
  package static func run(
    _ program: String,
    _ arguments: [String]
  ) throws(SystemError) -> End {
    let process = try start(program, arguments)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError() }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  private static func start(
    _ program: String,
    _ arguments: [String]
  ) throws(SystemError) -> pid_t {
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program would inherit the signals that this thread blocks.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, nil, &attributes, words, environ)
    guard code == 0 else { throw SystemError(code) }
    return process
  }
}
