import LabConversation
import LabScenarios
import LineEditing
import MVCLab

extension Repl {
  /// Executes a line that the user typed, and answers what a newcomer would ask next.
  func execute(typed command: String) throws {
    if try keepsSession(from: command) { return }
    let (before, waiting) = (refusals, session.state.waitingRequests)
    let (history, file) = (session.history, session.state.storageFile)
    let reply = try execute(command)
    reader?.mark(command, isRefused: reply.isRefused || refusals > before)
    if reply.isChoice {
      try beginFirstWorld(echoing: false)
      if history.hasActs, file == nil, reply.outcome == .done {
        try printer.say("the world before is gone; 'undo' brings it back")
      }
      try mentionSourceWarnings()
    }
    let words = command.split(separator: " ").map(String.init)
    let typed = words.first == name ? words.dropFirst() : words[...]
    if reply.outcome == .malformed, let word = typed.first, commandsOfShell.contains(word),
      Command.named(word) == nil
    {
      try printer.say("in the shell, '\(name) \(word)' is a command; Ctrl-D leads there")
    }
    if let way = reply.way {
      try printer.say(way)
    } else if let line = reply.suggestion,
      !reply.errors.contains(where: {
        $0.contains("'") && $0.contains("did you mean") || $0.contains(line)
      })
    {
      try printer.say("try \(line.inOtherQuotes)")
    }
    let isNew = session.state.waitingRequests > waiting
    if reply.isChoice || isNew && reply.transcripts.allSatisfy(\.isEmpty) {
      try mentionRequest()
    }
    if session.state.waitingRequests == waiting { try mentionEffect(of: reply, since: history) }
  }

  /// Says what a command took back, and where one changed nothing.
  private func mentionEffect(of reply: Reply, since history: CommandHistory) throws {
    let now = session.history
    if now.count < history.count, now.entries == history.entries {
      return try printer.say(history.takenBack(to: now.count))
    }
    if reply.isWithoutEffect, reply.transcripts.allSatisfy(\.isEmpty) {
      try printer.say("nothing changed")
    }
  }

  /// Whether a `q` is meant for the player that has just ended, and would end a session with work in it.
  private func keepsSession(from command: String) throws -> Bool {
    let words = command.split(separator: " ")
    guard !words.isEmpty else { return false }
    let isAfterPlay = hasPlayed
    hasPlayed = ["play", "lesson"].contains(Command.named(String(words[0]))?.name)
    guard isAfterPlay, words == ["q"], session.history.count > 0 else { return false }
    try printer.say("the play has ended; 'q' again ends the session")
    return true
  }

  /// Says how to answer a request, if one waits: until then a screen may have nothing to act on.
  func mentionRequest() throws {
    let waiting = session.state.waitingRequests
    guard waiting > 0 else { return }
    let answer = waiting == 1 ? "server ok" : "server ok last"
    try printer.say("a request waits; '\(answer)' answers it, 'show requests' lists what waits")
  }

  /// Says what a user should know of the sources of the chosen wirings.
  func mentionSourceWarnings() throws { for text in sourceWarnings { try printer.say(text) } }

  /// Says the same once on standard error, for who reads the output of a script, before a command may hang there.
  func warnOfSource() {
    let system = session.names.system.map { [$0.name] } ?? []
    let wirings = system + session.runs.map(\.present)
    guard wirings != checkedWirings else { return }
    checkedWirings = wirings
    for text in sourceWarnings where warnings.insert(text).inserted {
      Console.note("warning: \(text)\n")
    }
  }

  private var sourceWarnings: [String] {
    guard let system = session.names.system else { return [] }
    let present = session.runs.map(\.present)
    return present.compactMap { name in system.wirings.first { $0.name == name } }
      .flatMap(system.sourceWarnings).withoutRepeats
  }

  /// Executes the commands of a pasted text, and compares what was pasted below each with what it prints now.
  func execute(_ text: PastedText) throws {
    for step in text.steps where !hasQuit && !Interruption.isRequested {
      try beginWorld(for: step.command, echoing: true)
      try printer.echo(step.command)
      try compare(step.output, with: try execute(step.command, isPasted: true))
      try printer.flush()
    }
    guard text.proseCount > 0 else { return }
    let lines =
      text.proseCount == 1 ? "1 line of text was" : "\(text.proseCount) lines of text were"
    try printer.say("\(lines) passed over; only lines with '> ' are commands")
  }

  /// Prints in what a reply differs from the output that was pasted.
  ///
  /// Where nothing was pasted, or it leaves lines out, the whole reply is printed.
  private func compare(_ output: [String], with reply: Reply) throws {
    let hasOutput = output.contains { !$0.allSatisfy(\.isWhitespace) }
    do {
      let step = try hasOutput ? PastedStep(output: output, session.names) : nil
      let differences = step?.differences(from: reply) ?? []
      guard !differences.isEmpty else {
        // A reply with a request is printed already.
        guard reply.request == nil else { return }
        if step != nil, !reply.failures.isEmpty { return try printer.error(.failureIsNoOutput) }
        if step == nil || output.contains(where: { $0.hasPrefix("...") }) {
          return try printer.print(reply)
        }
        return try printer.say("as pasted")
      }
      try printer.error("the pasted output differs: '-' was pasted, '+' is printed now")
      for (wiring, lines) in differences {
        if reply.transcripts.count > 1 { try printer.header("[\(wiring)]") }
        for line in lines { try printer.difference(line) }
      }
      if !reply.failures.isEmpty { try printer.error(.failureIsNoOutput) }
    } catch let malformed as ScenarioErrors {
      if reply.request == nil { try printer.print(reply) }
      for error in malformed.errors { try printer.error("the pasted output: \(error.text)") }
    }
  }

  /// Begins a world in the first wiring of the system that a script has chosen, if the next line needs
  /// one.
  func beginWorld(for line: String, echoing isEchoing: Bool) throws {
    guard session.needsWiring(line) else { return }
    try beginFirstWorld(echoing: isEchoing)
  }

  /// Begins a world in the first wiring of a system that the user has just chosen.
  private func beginFirstWorld(echoing isEchoing: Bool) throws {
    guard session.runs.isEmpty, let wirings = session.names.system?.wirings,
      let first = wirings.first
    else { return }
    let command = "wirings \(first.name)"
    if isEchoing { try printer.echo(command) }
    _ = try execute(command)
    guard wirings.count > 1 else { return }
    try printer.say("this is '\(first.name)'; 'show wirings' lists all \(wirings.count)")
  }
}

extension CommandHistory {
  /// The commands that going back has taken back, with their numbers; of many, the first and the last.
  fileprivate func takenBack(to count: Int) -> String {
    let names = entries.enumerated().filter { (count..<self.count).contains($0.offset) }
      .map { "\($0 + 1) \($1.command)" }
    guard names.count > 4, let first = names.first, let last = names.last else {
      return "took back \(names.joined(separator: ", "))"
    }
    return "took back \(names.count) commands, from \(first) to \(last)"
  }
}

extension Reply {
  /// Whether the command was not executed.
  fileprivate var isRefused: Bool {
    switch outcome {
    case .refused, .malformed, .unusableFile: true
    case .done, .interrupted: false
    }
  }
}
