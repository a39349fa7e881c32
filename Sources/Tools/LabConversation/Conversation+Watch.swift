/// What the conversation shows again after each command.
extension Conversation {
  /// A subject of `show`, with the word after it.
  struct Watched: Equatable {
    let subject: ShowSubject
    let option: String?

    var command: String { "show \(subject.rawValue)" + (option.map { " \($0)" } ?? "") }
  }

  /// Begins or ends to show a subject after each command; what begins is shown at once.
  func watch(_ choice: Action.Watch) throws(CommandError) -> Reply {
    switch choice {
    case .list:
      let lines = watched.map(\.command)
      return answer(lines.isEmpty ? ["nothing is shown after each command"] : lines)
    case .nothing:
      watched = []
      return answer([])
    case .show(let subject, let option):
      let new = Watched(subject: subject, option: option)
      for run in runs { try run.show(new.subject, option: new.option) }
      if !watched.contains(new) { watched.append(new) }
      return Reply(parts: [takePart()], outcome: .done)
    }
  }

  /// Shows what the user watches; what a world can't show is left out.
  func showWatched() {
    for run in runs {
      for watched in watched { try? run.show(watched.subject, option: watched.option) }
    }
  }
}
