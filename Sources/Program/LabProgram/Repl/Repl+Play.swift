import LabConversation
import LabFiles
import LabPlatform
import LineEditing

extension Repl {
  /// Shows the commands in a file one by one, and executes each when the user presses Enter.
  ///
  /// Any command may be executed in between; `b` goes back to where the last one of the file was shown.
  /// Where `undo` takes back a command of the file, it is the next one again.
  func play(_ file: String, at place: CommandPlace?) throws {
    guard let reader, !isScript else {
      let script = Repl.firstScript(in: TypedPath(file).path) ?? file
      let way = "'source \(Word.quoted(script))' executes all commands at once"
      return try report("'play' waits for a user at a terminal; \(way)", at: place, .failed)
    }
    let path = TypedPath(file).path
    try reading(path, at: nil) {
      let script = try Script(file: path, session.systems).withoutComments
      let commands = script.commands.filter { !$0.text.isEmpty }
      if let first = commands.first, !session.runs.isEmpty, session.isChoice(first.text),
        session.names.storageFile == nil
      {
        let way = "'goto \(session.history.count)' comes back to it"
        try printer.say("the first command leaves the present world; \(way)")
      }
      try play(commands, with: reader)
    }
  }

  private func play(_ commands: [Script.Command], with reader: any LineReader) throws {
    var position = StoryPosition()
    while !hasQuit {
      let command = position.next < commands.count ? commands[position.next] : nil
      if let command { try printer.echo(command.text) }
      try printer.flush()
      Interruption.forget()
      let place = command.map { _ in "\(position.next + 1) of \(commands.count)" } ?? "the end"
      let before = session.history
      switch reader.readLine(prompt: "\(place): Enter, b or q> ") {
      case .line(let line) where line.allSatisfy({ $0 == " " }):
        guard let command else { return }
        printer.progress.begin()
        try beginWorld(for: command.text, echoing: true)
        try execute(command.text, at: command.place)
        position.goForward(from: before.count, to: session.history.count)
      case .line("b"):
        guard let start = position.start else {
          try printer.say("this is the first command")
          continue
        }
        let reply = try execute("goto \(start)", isPasted: true)
        if reply.outcome == .done { position.goBack() }
        if reply.outcome == .done, session.runs.isEmpty {
          let command = commands[position.next].text
          try printer.say("there is no world before '\(command)'; Enter executes it again")
        } else {
          try printer.print(reply)
        }
      case .line("q"), .endOfInput: return
      case .line(let line):
        try execute(typed: line)
        position.follow(session.history, before: before)
      case .interrupted: continue
      case .failed(let number):
        throw ExitError(.missing, "cannot read the input: \(SystemError(number))")
      }
    }
  }
}
