import CPseudoTerminal
import LabPlatform

/// A program in a pseudo terminal, for a test that sends keys and reads the screen.
///
///     let terminal = try Terminal("/bin/cat")
///     terminal.send("hello\r")
///     #expect(terminal.waits { $0.lines.starts(with: ["hello", "hello"]) })
///
/// `waits` returns as soon as the screen satisfies its condition. Only a failing test waits until the
/// deadline, so tests pass on a slow machine too.
public final class Terminal {
  public private(set) var screen: Screen
  public let process: pid_t
  private let master: Int32
  private var ending: Ending?
  private var hungUp = false

  /// Adds `environment` to a terminal kind, a UTF-8 locale, `PATH`, no home and no history; a variable
  /// that is nil is not set.
  public init(
    _ path: String,
    arguments: [String] = [],
    environment: [String: String?] = [:],
    rows: Int = 24,
    columns: Int = 80
  ) throws {
    screen = Screen(rows: rows, columns: columns)
    master = pseudo_terminal_open(Int32(rows), Int32(columns))
    guard master >= 0 else { throw TerminalError(doing: "open a pseudo terminal", code: errno) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let variables = Self.surroundings.merging(environment) { $1 }.compactMapValues { $0 }
    process = Self.withCStrings([path] + arguments) { [master] arguments in
      Self.withCStrings(variables.map { "\($0)=\($1)" }) { environment in
        pseudo_terminal_spawn(master, path, arguments, environment)
      }
    }
    guard process > 0 else {
      close(master)
      throw TerminalError(doing: "start '\(path)'", code: -process)
    }
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(master)
  }
}

extension Terminal {
  public func send(_ text: String) {
    send(Array(text.utf8))
  }

  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // The test reads after each small piece; otherwise both sides would wait for each other.
      let piece = rest.prefix(512)
      let written = piece.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard written > 0 || errno == EAGAIN, !hungUp else { return }
      rest = rest.dropFirst(max(0, written))
      read(within: written > 0 ? 0 : 5)
    }
  }

  public func send(_ key: Key) {
    send(key.bytes)
  }

  public func resize(rows: Int, columns: Int) {
    screen.clear(rows: rows, columns: columns)
    _ = pseudo_terminal_resize(master, Int32(rows), Int32(columns))
  }

  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Stops the program, and returns when it has stopped or ended; SIGCONT lets it go on.
  public func stop() {
    kill(process, SIGSTOP)
    var state = siginfo_t()
    waitid(P_PID, id_t(process), &state, WSTOPPED | WEXITED | WNOWAIT)
  }

  /// Sends a signal to the foreground job of the terminal.
  public func signalForeground(_ number: Int32) {
    kill(-tcgetpgrp(master), number)
  }
}

extension Terminal {
  /// Reads until the screen satisfies `condition`; returns false if it does not in time.
  public func waits(
    _ patience: Duration = .seconds(60),
    until condition: (Screen) -> Bool
  ) -> Bool {
    let deadline = ContinuousClock.now + patience
    while !condition(screen) {
      guard ContinuousClock.now < deadline else { return false }
      read(within: 20)
    }
    return true
  }

  /// Waits until the program ends; returns nil if it does not in time.
  public func waitsForEnd(_ patience: Duration = .seconds(60)) -> Ending? {
    let deadline = ContinuousClock.now + patience
    while ending == nil, ContinuousClock.now < deadline {
      read(within: 5)
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process { ending = Ending(status: status) }
    }
    read(within: 0)
    return ending
  }

  /// The current mode of the terminal.
  public var mode: Mode {
    var modes = termios()
    tcgetattr(master, &modes)
    return Mode(
      echoes: modes.c_lflag & tcflag_t(ECHO) != 0,
      collectsLines: modes.c_lflag & tcflag_t(ICANON) != 0
    )
  }

  private func read(within milliseconds: Int32) {
    guard !hungUp else {
      // A closed terminal is always readable, so `poll` would return at once.
      poll(nil, 0, milliseconds)
      return
    }
    var wait = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&wait, 1, milliseconds) > 0 else { return }
    let block = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, LabPlatform.read(master, buffer.baseAddress, buffer.count))
    }
    hungUp = block.isEmpty
    screen.write(block)
  }
}

extension Terminal {
  private static let surroundings: [String: String?] = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin",
    "SWIFT_BACKTRACE": "enable=no", "MVCLAB_HISTORY": "",
  ]

  private static func withCStrings<Result>(
    _ texts: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
