import LabText
import MVCLab

extension Conversation {
  /// Begins or ends to compare two wirings; a single one is joined by the correct one, or by the first
  /// misused one.
  ///
  /// Reports at once in what they differ already.
  func contrast(_ isOn: Bool) throws(CommandError) -> Reply {
    if isOn, runs.count < 2 {
      guard try add(try partner().name) else {
        interrupt("everything is as it was")
        return Reply(parts: [takePart()], outcome: .interrupted)
      }
    }
    isContrasting = isOn
    for run in runs { run.follow(.printing) }
    compare(runs)
    marks[history.count] = runs.map(\.mark)
    return Reply(parts: [takePart()], outcome: .done, request: .contrast(isOn))
  }

  private func partner() throws(CommandError) -> Wiring {
    guard let run = runs.first else { throw worlds.noWorld }
    if let file = names.storageFile {
      let reason = "one wiring at a time keeps its rows in \(file.inQuotes)"
      throw .impossible("'contrast'", because: reason)
    }
    let others = run.system.wirings.filter { $0.isCorrect != run.isCorrect }
    guard let partner = others.first else {
      let reason = "'\(run.system.name)' has no wiring to set beside '\(run.world.wiring.name)'"
      throw .impossible("'contrast'", because: reason)
    }
    return partner
  }

  /// Adds a wiring to those of the present worlds, as if the user had chosen it with them; false if
  /// the user stopped it.
  private func add(_ wiring: String) throws(CommandError) -> Bool {
    let history = history.adding(wiring)
    var replay = Replay(history, upTo: history.count, like: worlds, .silent)
    guard let marks = run(&replay, history, upTo: history.count) else { return false }
    (self.history, worlds, trail, self.marks) = (history, replay.worlds, Trail(), marks)
    return true
  }
}
