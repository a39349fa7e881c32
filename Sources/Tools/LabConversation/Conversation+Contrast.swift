import LabText
import MVCLab

extension Conversation {
  /// Begins or ends to compare two wirings; a single one is joined by the correct one, or by the first
  /// misused one.
  ///
  /// Prints at once all screens, what was broken so far, and in what they differ: a wiring that joins has never
  /// shown its own.
  func contrast(_ isOn: Bool) throws(CommandError) -> Reply {
    if isOn, runs.count < 2 {
      guard let run = runs.first else { throw worlds.noWorld }
      guard add(try partner(of: run).name, to: run) else {
        interrupt("everything is as it was")
        return Reply(parts: [takePart()], outcome: .interrupted)
      }
    }
    isContrasting = isOn
    for run in runs { if isOn { run.showStanding() } else { run.follow(.printing) } }
    compare(runs)
    return Reply(parts: [takePart()], outcome: .done, request: .contrast(isOn))
  }

  private func partner(of run: WiringRun) throws(CommandError) -> Wiring {
    if let file = names.storageFile {
      let reason = "one wiring at a time keeps its rows in \(file.inQuotes)"
      throw .impossible("'contrast'", because: reason)
    }
    // Each world is known by the wiring that it began with, whatever it has now.
    let others = run.system.wirings.filter {
      $0.isCorrect != run.isCorrect && $0.name != run.wiring.name
    }
    guard let partner = others.first else {
      let reason = "'\(run.system.name)' has no wiring to set beside '\(run.world.wiring.name)'"
      throw .impossible("'contrast'", because: reason)
    }
    return partner
  }

  /// Adds a wiring to those of the present worlds, as if the user had chosen it with them; false if
  /// the user stopped it.
  private func add(_ wiring: String, to only: WiringRun) -> Bool {
    let history = history.adding(wiring, to: only.wiring.name)
    guard let replay = replay(history, upTo: history.count, .silent) else { return false }
    (self.history, worlds) = (history, replay.worlds)
    return true
  }
}
