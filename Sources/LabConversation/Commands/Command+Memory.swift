import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// The story: to go back in it, to keep it, to carry out more than one command.
  static let memory: [Command] = [
    Command("undo", .lab, usage: "undo [N]", "take back the last command, or the last N") {
      arguments,
      _ throws(ParseError) in
      let count = arguments.words.isEmpty ? 1 : try arguments.number("count")
      return { try $0.undo(count) }
    },
    Command("redo", .lab, usage: "redo [N]", "do again what was taken back") {
      arguments,
      _ throws(ParseError) in
      let count = arguments.words.isEmpty ? 1 : try arguments.number("count")
      return { try $0.redo(count) }
    },
    Command(
      "goto",
      .lab,
      usage: "goto N",
      "be where command N of the history had been carried out"
    ) { arguments, _ throws(ParseError) in
      let number = try arguments.number("number")
      return { try $0.goTo(number) }
    },
    Command("history", .lab, usage: "history", "list the commands of this story, and their numbers")
    {
      _,
      _ throws(ParseError) in
      { $0.tellStory() }
    },
    Command(
      "save",
      .lab,
      usage: "save FILE [again]",
      "write this story as a scenario; again, over what is there"
    ) { arguments, _ throws(ParseError) in
      let file = try fileName(&arguments, until: "again")
      let isAgain = arguments.take("again")
      return { $0.ask(.save(file: file, again: isAgain)) }
    },
    Command(
      "source",
      .lab,
      usage: "source FILE",
      "carry out the commands in a file, or in a scenario"
    ) { arguments, _ throws(ParseError) in
      let file = try fileName(&arguments)
      return { $0.ask(.source(file: file)) }
    },
    Command(
      "repeat",
      .lab,
      usage: "repeat N COMMAND",
      "carry out a command N times, or until it is refused",
      read: readRepeat
    ),
  ]

  private static func fileName(
    _ arguments: inout Arguments,
    until keyword: String = ""
  ) throws(ParseError) -> String {
    let (text, column) = try arguments.phrase("a file", until: keyword)
    guard !text.isEmpty else {
      throw ParseError(.missing(what: "a file", usage: arguments.usage), column: column)
    }
    return text
  }

  @Sendable private static func readRepeat(
    _ arguments: inout Arguments,
    _ grammar: inout Grammar
  ) throws(ParseError) -> (Session) throws -> Void {
    let start = arguments.words.first?.column ?? arguments.end
    let count = try arguments.number("count", most: 1_000_000)
    guard let first = arguments.words.first else {
      throw ParseError(.missing(what: "a command", usage: arguments.usage), column: arguments.end)
    }
    let words = Array(arguments.words)
    let head = words[first.text.lowercased() == "in" && words.count > 2 ? 2 : 0]
    let command = Command.named(head.text)
    guard command?.isPartOfStory ?? true else {
      throw ParseError(
        .notHere("repeat \(head.text)", because: "only what is part of a story can be repeated"),
        column: head.column
      )
    }
    arguments.words = []
    let whole = arguments.line
    let text = String(whole.dropFirst(first.column - 1))
    do { _ = try grammar.read(text) } catch {
      throw ParseError(error.complaint, column: error.column + first.column - 1)
    }
    let front = String(whole.prefix(start - 1))
    return { try $0.repeat(text, count, as: whole) { "\(front)\($0) \(text)" } }
  }
}

extension Session {
  fileprivate func undo(_ count: Int) throws(CommandError) {
    guard story.count > 0 else { throw .nothingTo("undo") }
    guard count <= story.count else { throw .onlySoMany(story.count, what: " to undo") }
    try move(to: story.count - count)
  }

  fileprivate func redo(_ count: Int) throws(CommandError) {
    guard !story.undone.isEmpty else { throw .nothingTo("redo") }
    guard count <= story.undone.count else {
      throw .onlySoMany(story.undone.count, what: " to redo")
    }
    try move(to: story.count + count)
  }

  fileprivate func goTo(_ number: Int) throws(CommandError) {
    guard number <= story.steps.count else { throw .onlySoMany(story.steps.count, what: "") }
    try move(to: number)
  }

  /// The commands with their numbers, and apart from them those that were taken back.
  fileprivate func tellStory() {
    for (index, step) in story.steps.enumerated() {
      if index == story.count { say(.answer, "undone; 'redo' or 'goto N' does them again") }
      say(.answer, "\(index + 1)  \(step.command)")
    }
  }

  /// Carries out a command several times, until it is refused or the world ends; to the story it is one,
  /// `whole` or, if it was stopped, the `part` of so many times.
  fileprivate func `repeat`(
    _ command: String,
    _ count: Int,
    as whole: String,
    _ part: (Int) -> String
  ) throws(CommandError) {
    let before = story.count
    var done = 0
    var refusal: CommandError?
    work(count) {
      while done < count, refusal == nil, done == 0 || world?.hasEnded != true, goesOn() {
        do {
          try obey(command)
          done += 1
        } catch let error as CommandError where error == .ended || error.isAboutNothing {
          refusal = error
        } catch {
          let reason = (error as? ParseError)?.complaint ?? error
          refusal = .stopped("\(reason)", turn: done + 1, of: count)
        }
      }
    }
    join(behind: before, as: refusal != nil || isInterrupted ? part(done) : whole)
    if let refusal { throw refusal }
    guard isInterrupted else { return }
    say(.error, "interrupted; '\(command)' was carried out \(counted(done, "time"))")
  }
}
