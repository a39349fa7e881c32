import LabText

/// Back and forth in the history. A world can't be wound back, so the commands are executed again in
/// new worlds; forward, they are executed in the present ones.
extension Conversation {
  func jump(_ jump: Action.Jump) throws(CommandError) -> Reply {
    switch jump {
    case .undo(let count):
      guard history.count > 0 else { throw .nothingTo("undo") }
      guard count <= history.count else { throw .tooFewCommands(history.count, what: " to undo") }
      return try goTo(history.position(after: count, by: -1))
    case .redo(let count):
      let undone = history.undone.count
      guard undone > 0 else { throw .nothingTo("redo") }
      guard count <= undone else { throw .tooFewCommands(undone, what: " to redo") }
      return try goTo(history.position(after: count, by: 1))
    case .goTo(let number):
      let all = history.entries.count
      guard number <= all else { throw .tooFewCommands(all, what: "") }
      return try goTo(number)
    }
  }

  private func goTo(_ target: Int) throws(CommandError) -> Reply {
    if let file = names.storageFile ?? storageFile(at: target) {
      throw .impossible("going back", because: "the rows in \(file.inQuotes) stay as they are")
    }
    if target > history.count { return goForward(to: target) }
    guard target == history.count || goBack(to: target) else {
      return Reply(
        parts: [part(OutputLine(.error, "interrupted; everything is as it was"))],
        outcome: .interrupted
      )
    }
    for run in runs { run.showScreens() }
    if runs.isEmpty { return answer([withoutWorld]) }
    showWatched()
    return Reply(parts: [takePart()], outcome: .done)
  }

  /// What is chosen where there is no world, and how the user comes to one.
  private var withoutWorld: String {
    guard let distance = history.distanceToWirings else { return "\(worlds.noWorld)" }
    let place = names.system.map { "'\($0.name)' has no world here" } ?? "there is no world here"
    return "\(place); '\(distance == 1 ? "redo" : "redo \(distance)")' brings one back"
  }

  private func part(_ line: OutputLine) -> Reply.Part {
    Reply.Part(
      wirings: runs.map(\.title),
      transcripts: Array(repeating: [line], count: max(1, runs.count))
    )
  }

  /// The file that holds the storage of the worlds after `count` commands.
  private func storageFile(at count: Int) -> String? {
    guard let system = history.start(of: count).system else { return nil }
    var names = names
    _ = try? names.parse(history.entries[system].command)
    return names.storageFile
  }

  /// The commands with their numbers; the undone ones follow apart.
  var historyList: [String] {
    var lines = history.entries.enumerated().map { "\($0 + 1)  \($1.command)" }
    if !history.undone.isEmpty {
      lines.insert("undone; 'redo' or 'goto N' does them again", at: history.count)
    }
    return lines
  }
}

// MARK: - Forward

extension Conversation {
  private func goForward(to target: Int) -> Reply {
    var parts: [Reply.Part] = []
    let (first, entries) = (history.count, history.entries.count)
    while history.count < target {
      let command: ParsedCommand
      do { command = try worlds.parse(history.entries[history.count].command) } catch {
        report(Replay.bug(history.entries[history.count], error))
        break
      }
      if command.choice != nil { parts.append(takePart()) }
      let turns = takeTurns(command)
      let isInterrupted = turns.hasNext
      if isInterrupted, turns.done > 0 {
        history.split(turns.recordedText, turns.remainingText)
      } else if !isInterrupted {
        history.move(to: history.count + 1)
      }
      if isInterrupted || history.count < target && !goesOn(first, target) {
        // A split adds an entry.
        let total = target - first + history.entries.count - entries
        interrupt("\(counted(history.count - first, "command")) of \(total) done again")
        return Reply(parts: parts + [takePart()], outcome: .interrupted)
      }
    }
    showWatched()
    let last = runs.isEmpty ? answer([withoutWorld]).parts : [takePart()]
    return Reply(parts: parts.filter { !$0.isEmpty } + last, outcome: .done)
  }

  private func goesOn(_ first: Int, _ target: Int) -> Bool {
    watch(Double(history.count - first) / Double(target - first))
  }
}

// MARK: - Back

extension Conversation {
  /// Replaces the worlds by those after the first `target` commands; false if the user stopped it.
  private func goBack(to target: Int) -> Bool {
    guard let replay = replay(history, upTo: target, .silent) else { return false }
    worlds = replay.worlds
    history.move(to: target)
    report(replay.bug)
    return true
  }

  private func report(_ bug: String?) {
    guard let bug else { return }
    for run in runs { run.print(.error, bug) }
  }

  /// New worlds after the first `target` commands of a history; nil if the user stopped it.
  func replay(_ history: CommandHistory, upTo target: Int, _ attention: Attention) -> Replay? {
    var replay = Replay(history, upTo: target, like: worlds, attention)
    let commands = replay.next..<max(replay.next, target)
    let total = max(1, commands.reduce(0) { $0 + history.turns(of: $1) })
    var done = 0
    while watch(Double(done) / Double(total)) {
      let isExecuted = replay.takeTurn(of: history, upTo: target)
      if !replay.isBetweenTurns { compare(replay.worlds.runs) }
      guard isExecuted else { return replay }
      done += 1
    }
    return nil
  }
}
