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
  private typealias Actions = posix_spawn_file_actions_t?
  #else
  private typealias Attributes = posix_spawnattr_t
  private typealias Actions = posix_spawn_file_actions_t
  #endif

  /// Starts a program, by its path or by a name that is in `PATH`, and waits until it ends.
  package static func run(
    _ program: String,
    _ arguments: [String]
  ) throws(SystemError) -> End {
    try end(of: start(program, arguments))
  }

  /// Starts a program, passes on each line that it prints, and waits until it ends.
  ///
  /// Where `withErrors` is false, its standard error is this program's. A program that is to stop gets the signal of
  /// Ctrl-C; it is killed if it does not end some five seconds later.
  package static func run(
    _ program: String,
    _ arguments: [String],
    withErrors: Bool,
    isStopped: () -> Bool,
    line: (String) -> Void
  ) throws(SystemError) -> End {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError() }
    let (output, input) = (ends[0], ends[1])
    defer { close(output) }
    for file in ends { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    let streams = [STDOUT_FILENO] + (withErrors ? [STDERR_FILENO] : [])
    let started = Result { () throws(SystemError) in
      try start(program, arguments, printingTo: input, streams)
    }
    close(input)
    let process = try started.get()
    var waits = 0
    var rest: [UInt8] = []
    while let bytes = nextBytes(of: output) {
      if isStopped() {
        if waits == 0 { kill(process, SIGINT) } else if waits == 50 { kill(process, SIGKILL) }
        waits += 1
      }
      rest += bytes
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    return try end(of: process)
  }

  /// What can be read now, none after a tenth of a second without any; nil at the end.
  private static func nextBytes(of file: Int32) -> ArraySlice<UInt8>? {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 100) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(file, &buffer, buffer.count)
    if count < 0, errno == EINTR { return [] }
    return count > 0 ? buffer[..<count] : nil
  }

  private static func end(of process: pid_t) throws(SystemError) -> End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemError() }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  private static func start(
    _ program: String,
    _ arguments: [String],
    printingTo file: Int32 = -1,
    _ streams: [Int32] = []
  ) throws(SystemError) -> pid_t {
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The program would inherit the signals that this thread blocks.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var actions = Actions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in streams { posix_spawn_file_actions_adddup2(&actions, file, stream) }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, &attributes, words, environ)
    guard code == 0 else { throw SystemError(code) }
    return process
  }
}
