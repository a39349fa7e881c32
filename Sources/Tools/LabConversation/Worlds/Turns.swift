/// The turns of one command: one, or as many as `repeat` asks for.
struct Turns {
  let command: ParsedCommand
  /// How many turns at least one world executed.
  private(set) var done = 0
  /// The worlds that execute further turns, by their position.
  private(set) var active: [Int]
  /// Why worlds refused the command.
  private(set) var refusals: [any Error] = []

  init(_ command: ParsedCommand, worlds: Int) {
    (self.command, active) = (command, Array(0..<worlds))
  }
}

extension Turns {
  /// How many turns the command asks for.
  var count: Int { command.repetitions ?? 1 }

  /// Whether another turn can be taken.
  var hasNext: Bool { done < count && !active.isEmpty }

  /// The line for the history: with as many turns as were executed.
  var recordedText: String {
    command.repetitions == nil || done == count
      ? command.line.text(without: .step) : command.line.text(repeating: done)
  }

  /// The line for the turns that were not executed.
  var remainingText: String { command.line.text(repeating: count - done) }

  /// Notes that a turn was taken; a world that refused it, or ended, takes no further one.
  mutating func noteTurn(isExecuted: Bool = true, active: [Int] = []) {
    self.active = active
    if isExecuted { done += 1 }
  }

  /// Notes that a world, or the laboratory, refused the next turn.
  mutating func noteRefusal(_ error: any Error) { refusals.append(error) }

  /// What a user reads of a refusal in the next turn.
  func message(of error: any Error) -> String {
    guard command.repetitions != nil else { return "\(error)" }
    if let error = error as? CommandError, error == .ended || error.isAboutNothing {
      return "\(error)"
    }
    let reason = (error as? ParseError)?.reason.description ?? "\(error)"
    return CommandError.stopped(reason, turn: done + 1, of: count).description
  }
}
