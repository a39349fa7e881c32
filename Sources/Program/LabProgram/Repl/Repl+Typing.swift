import LabConversation
import LabScenarios
import LineEditing
import MVCLab

extension Repl {
  /// Executes a line that the user typed or pasted, and answers what a newcomer would ask next.
  func execute(typed line: String) throws {
    let pending = reader?.pendingLines ?? []
    if document == nil, !pending.isEmpty { try begin(PastedDocument([line] + pending)) }
    if document?.passes(lineBefore: pending.count) == true {
      reader?.mark(line, isRefused: true)
      return
    }
    if let line = ShellLine(line, program: name, systems: session.systems) {
      return try execute(line)
    }
    guard let command = pasted.command(in: line) else { return }
    if pasted.isOpen { try beginWorld(for: command, echoing: true) }
    let (before, waiting) = (refusals, session.state.waitingRequests)
    let reply = try execute(command, isPasted: pasted.isOpen)
    reader?.mark(line, isRefused: reply.isRefused || refusals > before)
    if pasted.isOpen {
      pastedReply = reply
      return
    }
    if session.isChoice(command) {
      try beginFirstWorld(echoing: false)
      try mentionSourceWarnings()
    }
    let words = command.split(separator: " ").map(String.init)
    let typed = words.first == name ? words.dropFirst() : words[...]
    if reply.outcome == .malformed, let word = typed.first, commandsOfShell.contains(word),
      Command.named(word) == nil
    {
      try printer.say("in the shell, '\(name) \(word)' is a command; Ctrl-D leads there")
    }
    if let way = reply.way { try printer.say(way) }
    let isNew = session.state.waitingRequests > waiting
    if session.isChoice(command) || isNew && reply.transcripts.allSatisfy(\.isEmpty) {
      try mentionRequest()
    }
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

  /// Compares the output that the user pasted with the reply to the last command, and prints in what they
  /// differ.
  ///
  /// Where nothing was pasted, or it leaves lines out, the whole reply is printed.
  func comparePasted() throws {
    defer { pasted.forgetOutput() }
    guard let reply = pastedReply else { return }
    pastedReply = nil
    do {
      let step = try pasted.hasOutput ? PastedStep(output: pasted.output, session.names) : nil
      let differences = step?.differences(from: reply) ?? []
      guard !differences.isEmpty else {
        // A reply with a request is printed already.
        guard reply.request == nil else { return }
        if step != nil, reply.hasFailure { return try printer.error(.failureIsNoOutput) }
        if step == nil || pasted.hasEllipsis { return try printer.print(reply) }
        return try printer.say("as pasted")
      }
      try printer.error("the pasted output differs: '-' was pasted, '+' is printed now")
      for (wiring, lines) in differences {
        if reply.transcripts.count > 1 { try printer.header("[\(wiring)]") }
        for line in lines { try printer.difference(line) }
      }
      if reply.hasFailure { try printer.error(.failureIsNoOutput) }
    } catch let malformed as ScenarioErrors {
      if reply.request == nil { try printer.print(reply) }
      for error in malformed.errors { try printer.error("the pasted output: \(error.text)") }
    }
  }

  /// Begins what a line of a shell begins, and takes the next lines as its output.
  private func execute(_ line: ShellLine) throws {
    guard let commands = line.commands else {
      return try printer.say("'$' begins a line of the shell, which was not executed")
    }
    if !commands.isEmpty { pasted.open() }
    for command in commands {
      let reply = try execute(command, isPasted: pasted.isOpen)
      pastedReply = reply
      if reply.isRefused { break }
    }
  }

  /// Says where pasted commands were typed, if it is elsewhere.
  private func begin(_ document: PastedDocument) throws {
    self.document = document
    // Output without a command before it is compared with nothing, and is no command either.
    if document.hasProse { pasted.open() }
    guard let place = document.place, place != self.place else { return }
    try printer.say("the pasted commands were typed in '\(place)', and are executed here")
  }

  /// The next line that was pasted and is not prose.
  func nextPasted(_ reader: any LineReader) -> String? {
    guard let document, document.hasProse else { return reader.pendingLine }
    return document.next(in: reader.pendingLines)
  }

  /// Says how much of the pasted text was passed over.
  func endDocument() throws {
    guard let count = document?.proseCount else { return }
    document = nil
    guard count > 0 else { return }
    let lines = count == 1 ? "1 line of text was" : "\(count) lines of text were"
    try printer.say("\(lines) passed over; only lines with '> ' are commands")
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
    _ = try execute(command, isPasted: pasted.isOpen)
    guard wirings.count > 1 else { return }
    try printer.say("this is '\(first.name)'; 'show wirings' lists all \(wirings.count)")
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
