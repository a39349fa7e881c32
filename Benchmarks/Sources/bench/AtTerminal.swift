import Foundation

/// A program at a terminal of its own; its screen is not looked at, but for a piece of text.
final class AtTerminal {
  private let terminal: Int32
  private var process = pid_t()

  /// Starts the program, with these variables on top of those a terminal has.
  init(_ path: String, _ arguments: [String], environment: [String: String]) {
    var (ours, its): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &its, nil, nil, &size) == 0 else { fatalError("no terminal") }
    terminal = ours
    _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_adddup2(&files, its, descriptor)
    }
    posix_spawn_file_actions_addclose(&files, its)
    let runtime = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "HOME": "/nonexistent"]
    let variables = runtime.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for text in variables + words { free(text) } }
    guard posix_spawn(&process, path, &files, nil, words, variables) == 0 else {
      fatalError("can't start \(path)")
    }
    close(its)
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(terminal)
  }

  /// Types, while what the program writes meanwhile is read.
  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.prefix(512).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, written))
      _ = read(within: 0)
    }
  }

  /// Waits until the program has written something that ends in `end`; a terminal's sequences count.
  func wait(for end: String) {
    var seen: [UInt8] = []
    while !seen.suffix(400).containsSequence(end.utf8) { seen += read(within: -1) }
  }

  /// Waits until the program writes anything.
  func waitForAnything() { _ = read(within: -1) }

  /// Waits until the program has been silent for a while.
  func settle() { while !read(within: 100).isEmpty {} }

  private func read(within milliseconds: Int32) -> [UInt8] {
    var keys = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&keys, 1, milliseconds) > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Foundation.read(terminal, buffer.baseAddress, buffer.count))
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func containsSequence(_ wanted: String.UTF8View) -> Bool {
    let wanted = Array(wanted)
    guard count >= wanted.count else { return false }
    return (startIndex...endIndex - wanted.count).contains { self[$0...].starts(with: wanted) }
  }
}
