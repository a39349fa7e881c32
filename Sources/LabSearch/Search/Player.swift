import LabConversation
import LabText
import MVC
import MVCLab

/// Plays stories about a subject; each story begins in new worlds.
///
/// A player stays on one thread. It remembers what it has learned about commands and classes.
final class Player {
  let subject: SearchSubject
  private let crashGuard: (any CrashGuard)?
  private let names: KnownNames
  /// What happens before each story.
  private let past: [Move]
  private let storedProperties = StoredProperties()
  private let viewLayer = ViewLayer()
  private let outside: OutsideMoves
  /// Whether what it plays may depend on what it has played before.
  let sharesState: Bool
  private var moves: [String: Move] = [:]
  private var state: WiringState?

  /// A player that knows the windows that `story` opens.
  init(_ subject: SearchSubject, _ crashGuard: (any CrashGuard)?, story: [String] = []) {
    (self.subject, self.crashGuard, sharesState) = (subject, crashGuard, subject.sharesState)
    outside = OutsideMoves(of: subject.system, subject.domain)
    var past = KnownNames(searching: subject.system, withServer: subject.withServer)
    self.past = past.moves(of: subject.past)
    _ = past.moves(of: story)
    names = KnownNames(
      searching: subject.system,
      withServer: subject.withServer,
      windows: (WorldMoves.windowNames + past.screens).withoutRepeats
    )
  }

  /// The runs after a story, or nil if a world can't be made.
  func runs(after story: [String], _ attention: Attention = .bare) -> [WiringRun]? {
    var runs: [WiringRun] = []
    for (index, wiring) in subject.wirings.enumerated() {
      let crash = crashGuard?.enterTurn(of: index)
      defer { crashGuard?.leaveTurn() }
      let run = WiringRun(
        searching: wiring,
        of: subject.system,
        names,
        attention,
        storedProperties,
        crash: crash
      )
      guard let run else { return nil }
      runs.append(run)
    }
    for move in past { _ = play(move, in: runs, attention) }
    for command in story { _ = play(command, in: runs, .bare) }
    return runs
  }

  /// Executes a command in all worlds; false if all refuse it.
  func play(_ command: String, in runs: [WiringRun], _ attention: Attention) -> Bool {
    move(command).map { play($0, in: runs, attention) } ?? false
  }

  private func play(_ move: Move, in runs: [WiringRun], _ attention: Attention) -> Bool {
    var isExecuted = false
    for (index, run) in runs.enumerated() {
      let crash = crashGuard?.enterTurn(of: index)
      defer { crashGuard?.leaveTurn() }
      if let crash, !run.world.hasEnded {
        run.crash(crash, move.text, attention)
        isExecuted = true
      } else if move.play(in: run, attention) {
        isExecuted = true
      }
    }
    return isExecuted
  }

  /// How often a command acts on the worlds: never if it only asks; nil if it is not known here, leads to
  /// other worlds or goes back.
  func turns(of command: String) -> Int? {
    guard move(command) == nil else { return CommandParts.turns(of: command) }
    var names = names
    return (try? names.parse(command))?.onlyAsks == true ? 0 : nil
  }

  private func move(_ command: String) -> Move? {
    if let known = moves[command] { return known }
    let move = Move(command, names)
    moves[command] = move
    return move
  }

  /// Everything that can happen next in several worlds alike.
  func moves(in runs: [WiringRun]) -> [String] { choices(in: runs).offers.map(\.command) }

  /// Everything that can happen next in several worlds alike, and the controls that are seen in the first.
  func choices(in runs: [WiringRun]) -> WorldMoves {
    WorldMoves(
      in: runs[0].world,
      beside: runs.dropFirst().map(\.world),
      of: subject.system,
      subject.domain,
      outside
    )
  }

  /// The state of the worlds.
  func state(of runs: [WiringRun]) -> [StateDigest.Value] {
    runs.map { run in
      let reflection = state ?? WiringState(of: run.world.assembly, viewLayer)
      state = reflection
      return run.world.state(reflection, withTime: subject.withTime)
    }
  }
}
