extension Terminal {
  /// A shell with job control, whose commands are the built programs too.
  public static func shell(
    _ path: String = "/bin/sh",
    _ arguments: [String] = ["-i"],
    environment: [String: String?] = [:]
  ) throws -> Terminal {
    let terminal = try Terminal(
      path,
      arguments: arguments,
      environment: ["PS1": "$ ", "PATH": builtProgram("")].merging(environment) { $1 }
    )
    guard terminal.waits(until: { $0.cursorLine == "$" }) else {
      throw TerminalError(doing: "start '\(path)'", code: 0)
    }
    return terminal
  }

  /// Shells that leave the terminal in its usual modes while they wait for a command.
  public static let shells = [
    ("/bin/dash", ["-i"]), ("/bin/bash", ["--noediting", "--norc", "-i"]),
  ]

  /// Whether the shell says in time that its job is stopped; leaves an empty screen.
  public func hasStoppedJob() -> Bool {
    for _ in 1...100 where clears() {
      send("jobs\n")
      let isAnswered = waits(.seconds(1)) { $0.cursorLine == "$" && $0.text.contains("\n") }
      if isAnswered, screen.text.contains("Stopped") { return clears() }
    }
    return false
  }

  private func clears() -> Bool {
    for _ in 1...60 {
      send("/usr/bin/clear\n")
      if waits(.seconds(1), until: { $0.text == "$" }) { return true }
    }
    return false
  }
}
