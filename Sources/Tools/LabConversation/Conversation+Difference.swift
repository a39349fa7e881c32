import MVCLab

extension Conversation {
  /// What the last command changed on the screens and in the models of each world: the lines before it
  /// with `-`, those after it with `+`.
  ///
  /// A world remembers no past, so the commands before the last one are executed again in new worlds.
  func showDifference() throws(CommandError) -> Reply {
    guard let last = history.done.last, last.choice == nil, !runs.isEmpty else {
      throw .nothingTo("compare; no command has changed a world")
    }
    if let file = names.storageFile {
      throw .impossible("a comparison", because: "the rows in \(file.inQuotes) stay as they are")
    }
    guard let replay = replay(history, upTo: history.count - 1, .bare) else {
      interrupt("nothing was compared")
      return Reply(parts: [takePart()], outcome: .interrupted)
    }
    for (before, now) in zip(replay.worlds.runs, runs) {
      let isNaming = max(before.world.windows.count, now.world.windows.count) > 1
      let looks = [before, now].map { $0.look(namingWindows: isNaming) }
      let changes = Self.changes(looks[0], looks[1])
      for line in changes.isEmpty ? ["'\(last.command)' changed nothing"] : changes {
        now.print(.answer, line)
      }
    }
    return Reply(parts: [takePart()], outcome: .done)
  }

  private static func changes(_ before: [String], _ now: [String]) -> [String] {
    Alignment(before, now).edits.flatMap { edit -> [String] in
      switch edit {
      case .same: []
      case .replaced(let old, let new): ["- \(before[old])", "+ \(now[new])"]
      case .missing(let old), .taken(let old, _): ["- \(before[old])"]
      case .extra(let new): ["+ \(now[new])"]
      }
    }
  }
}

extension WiringRun {
  /// The lines of each window after its name, then the values of the models.
  fileprivate func look(namingWindows isNaming: Bool) -> [String] {
    let windows = world.hasEnded ? [] : world.windows
    return windows.flatMap { window in
      DrawnScreens.Window(window, margin: 0).lines.map { "\(window.name)  \($0)" }
    } + models(namingWindows: isNaming)
  }
}
