import LineEditing
import MVCLab
import Scenarios

/// Leads a conversation from the first command to the last, and remembers how it went.
final class Repl {
  private let conversation: Conversation
  private let printer: ReplPrinter
  private let prompt: String
  /// With what the program will end.
  private(set) var exitCode: Int32 = 0
  private var hasQuit = false
  private var openSources: [String] = []

  init(conversation: Conversation, printer: ReplPrinter, prompt: String) {
    (self.conversation, self.printer, self.prompt) = (conversation, printer, prompt)
  }

  /// What was wrong last decides, but an expectation that failed counts for less than all else.
  private func fail(_ code: Failure.ExitCode) {
    if code != .found || exitCode == 0 { exitCode = code.rawValue }
  }

  /// Carries out a command that the program's arguments stand for: it must make sense.
  func begin(_ command: String) throws {
    let answer = conversation.respond(to: command)
    if let error = answer.replies.first?.lines.first(where: { $0.kind == .error }) {
      throw Failure(.usage, error.text)
    }
    try printer.print(answer)
  }

  func carryOut(_ commands: [String]) throws {
    for command in commands where !hasQuit && !Interruption.isWanted { try carryOut(command) }
  }

  /// Reads and answers until nobody has anything to say any more.
  ///
  /// A person's Ctrl-C stops the command that is being carried out, and no more.
  func converse(with reader: any LineReader, isPerson: Bool) throws {
    if isPerson { Interruption.stopsCommands() }
    while !hasQuit {
      try printer.flush()
      if Interruption.isWanted { reader.forgetRest() }
      Interruption.forget()
      switch reader.readLine(prompt: prompt) {
      case .line(let line): try carryOut(line)
      case .interrupted: continue
      case .endOfInput: return
      case .failed(let number):
        throw Failure(.noInput, "cannot read the input: \(Console.reason(number))")
      }
    }
  }

  private func carryOut(_ line: String) throws {
    let answer = conversation.respond(to: line)
    try printer.print(answer)
    if line.contains("\u{FFFD}") || answer.replies.contains(where: \.isMalformed) {
      fail(.malformed)
    } else if answer.replies.contains(where: { $0.lines.contains { $0.kind == .failure } }) {
      fail(.found)
    }
    if let request = answer.replies.first?.request { try fulfil(request) }
  }

  private func fulfil(_ request: Reply.Request) throws {
    switch request {
    case .quit: hasQuit = true
    case .contrast(let isOn): try contrast(isOn)
    case .source(let file): try source(file)
    case .save(let file): try save(file)
    }
  }

  /// Begins or ends to set two wirings side by side; where there is just one, the correct one joins
  /// it, or the first that is not correct.
  private func contrast(_ isOn: Bool) throws {
    if isOn, !conversation.hasOthers {
      if let file = conversation.lead.grammar.storageFile {
        return try printer.error("one wiring at a time keeps its rows in '\(file)'")
      }
      guard let world = conversation.lead.world else {
        return try printer.error("there is no wiring to contrast yet; choose with 'wirings NAME'")
      }
      let other: Wiring.Verdict = world.wiring.verdict == .correct ? .misused : .correct
      guard let partner = world.system.wirings.first(where: { $0.verdict == other }) else { return }
      conversation.add(partner.name)
    }
    printer.isContrasting = isOn
    if isOn { try printer.title(conversation.wirings) }
  }

  private func source(_ file: String) throws {
    guard !openSources.contains(file) else {
      return try printer.error("'\(file)' would source itself")
    }
    openSources.append(file)
    defer { openSources.removeLast() }
    do {
      try carryOut(Script.commands(in: TextFile.read(file), splitting: false))
    } catch let failure as Failure where failure.code == .noInput || failure.code == .malformed {
      try printer.error(failure.message)
      fail(failure.code)
    }
  }

  /// Writes the story as a scenario; one that would not pass at once is not written.
  private func save(_ file: String) throws {
    do {
      let draft = try Draft(
        title: title(of: file),
        commands: conversation.lead.story,
        file: file,
        systems: conversation.systems
      )
      try Files.replace(file, with: Array(draft.text.utf8))
      try printer.say("saved \(conversation.lead.story.count) commands in '\(file)'")
      for bug in draft.bugs { try printer.error(bug) }
    } catch let malformed as Malformed {
      for malformation in malformed.malformations { try printer.error(malformation.description) }
      fail(.malformed)
    } catch let trouble as FileTrouble {
      try printer.error("cannot write '\(file)': \(trouble.reason)")
      fail(.noOutput)
    }
  }

  /// The file's name as a heading: `two-windows.md` is `Two windows`.
  private func title(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let stem = name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    let words = stem.split { "-_ ".contains($0) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
