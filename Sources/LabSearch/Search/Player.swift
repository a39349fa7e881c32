import LabConversation
import MVC
import MVCLab

/// Plays stories about a subject; each story begins in new worlds.
///
/// A player stays on one thread. It remembers what it has learned about commands and classes.
final class Player {
  let subject: SearchSubject
  private let names: KnownNames
  private let storedProperties = StoredProperties()
  private let viewLayer = ViewLayer()
  private var moves: [String: Move] = [:]
  private var state: WiringState?

  init(_ subject: SearchSubject) {
    self.subject = subject
    names = KnownNames(
      searching: subject.system,
      withServer: subject.withServer,
      windows: WorldMoves.windowNames
    )
  }

  /// The runs after a story, or nil if a world can't be made.
  func runs(after story: [String], _ attention: Attention = .bare) -> [WiringRun]? {
    var runs: [WiringRun] = []
    for wiring in subject.wirings {
      guard
        let run = WiringRun(
          searching: wiring,
          of: subject.system,
          names,
          attention,
          storedProperties
        )
      else { return nil }
      runs.append(run)
    }
    for command in story { _ = play(command, in: runs, .bare) }
    return runs
  }

  /// Executes a command in all worlds; false if all refuse it.
  func play(_ command: String, in runs: [WiringRun], _ attention: Attention) -> Bool {
    guard let move = move(command) else { return false }
    var isExecuted = false
    for run in runs { if move.play(in: run, attention) { isExecuted = true } }
    return isExecuted
  }

  private func move(_ command: String) -> Move? {
    if let known = moves[command] { return known }
    let move = Move(command, names)
    moves[command] = move
    return move
  }

  /// Everything that can happen next in a world.
  func moves(in run: WiringRun) -> [String] {
    WorldMoves(in: run.world, of: subject.system, subject.domain).commands
  }

  /// The state of the worlds.
  func state(of runs: [WiringRun]) -> [StateDigest.Value] {
    runs.map { run in
      let reflection = state ?? WiringState(of: run.world.assembly, viewLayer)
      state = reflection
      return run.world.state(reflection)
    }
  }
}
