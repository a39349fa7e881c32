import MVCLab

extension Conversation {
  /// Executes a command, with or without `step` before it, and records what it does in each world.
  func walk(_ command: ParsedCommand) throws -> Reply {
    guard runs.count <= 2 || !command.line.isWalked else {
      let reason = "it walks through one wiring or two; 'wirings' chooses them"
      throw CommandError.impossible("'step'", because: reason)
    }
    let recorders = runs.map(WalkRecorder.init)
    var reply = execute(command)
    if reply.outcome == .done { reply.walks = recorders.map { $0.walk() } }
    return reply
  }
}
