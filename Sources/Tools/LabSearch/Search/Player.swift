import LabConversation
import LabText
import LabWork
import MVC
import MVCLab

/// Plays stories about a subject; each story begins in new worlds.
///
/// A player stays on one thread. It remembers what it has learned about commands and classes.
final class Player {
  let subject: SearchSubject
  /// Watches over the turns that it plays.
  var supervisor: any Supervisor
  /// The commands that are not tried any more.
  var avoided: Set<String> = []
  /// The turns in which a world ended because of what its code did.
  private(set) var endings: [SearchEnding] = []
  /// Whether only some worlds have executed the last command.
  private(set) var isDivided = false
  /// Whether a move that leads back to the same state leaves its worlds to the next one.
  var mergesStates = true
  /// What the present work has come across.
  var coverage = Coverage()
  /// Whether a model has changed in a move that it has made, or there was none.
  var changesModel = false
  private let names: KnownNames
  /// What happens before each story.
  let past: [Move]
  private let outside: OutsideMoves
  /// Whether what it plays may depend on what it has played before.
  let sharesState: Bool
  private var moves: [String: Move] = [:]
  private var state: WiringState?

  /// A player that knows the windows that `story` and the stories of its subject open.
  init(
    _ subject: SearchSubject,
    _ supervisor: any Supervisor = NoSupervisor(),
    story: [String] = []
  ) {
    (self.subject, self.supervisor, sharesState) = (subject, supervisor, subject.sharesState)
    outside = OutsideMoves(of: subject.system, subject.domain)
    var past = KnownNames(searching: subject.system, withServer: subject.withServer)
    self.past = past.moves(of: subject.past)
    let screens = (subject.stories + [story]).flatMap { story in
      var names = past
      _ = names.moves(of: story)
      return names.screens
    }
    names = KnownNames(
      searching: subject.system,
      withServer: subject.withServer,
      windows: (WorldMoves.windowNames + screens).withoutRepeats
    )
  }

  /// The runs after a story, or nil if a world can't be made.
  ///
  /// `took` is called after the world has begun, with 0, and after each command before the search, with their number.
  func runs(
    after story: [String],
    _ attention: Attention = .bare,
    took: (Int, [WiringRun]) -> Void = { _, _ in }
  ) -> [WiringRun]? {
    var runs: [WiringRun] = []
    for (index, wiring) in subject.wirings.enumerated() {
      let run = supervisor.takeTurn(of: index, named: index) { end in
        if end != nil { endings.append(SearchEnding(turn: index, command: "")) }
        return WiringRun(
          searching: wiring,
          of: subject.system,
          names,
          attention,
          endedBecause: end
        )
      }
      guard let run else { return nil }
      run.noteEnd = { [weak self] in self?.supervisor.noteEnd($0) }
      runs.append(run)
    }
    took(0, runs)
    for (index, move) in past.enumerated() {
      _ = play(move, in: runs, attention)
      took(index + 1, runs)
    }
    for command in story { _ = play(command, in: runs, attention) }
    return runs
  }

  /// Begins another piece of work.
  func begin(_ supervisor: any Supervisor) { (self.supervisor, endings) = (supervisor, []) }

  /// Executes a command in all worlds; false if all refuse it.
  func play(_ command: String, in runs: [WiringRun], _ attention: Attention) -> Bool {
    move(command).map { play($0, in: runs, attention) } ?? false
  }

  private func play(_ move: Move, in runs: [WiringRun], _ attention: Attention) -> Bool {
    var executed = 0
    for (index, run) in runs.enumerated() {
      let name = move.lengthenStory(of: run) &+ index
      supervisor.takeTurn(of: index, named: name) { end in
        if end != nil { endings.append(SearchEnding(turn: name, command: move.text)) }
        if move.play(in: run, attention, endedBecause: end) { executed += 1 }
      }
    }
    isDivided = executed > 0 && executed < runs.count
    return executed > 0
  }

  /// What the last command has shown, if `known` findings of the searched wiring were there before: findings of the
  /// wiring alone, or all differences from the one beside it.
  func findings(in runs: [WiringRun], after known: Int) -> [Finding] {
    runs.count == 1
      ? Array(runs[0].findings[known...]) : runs[0].differences(from: runs[1]).map(\.finding)
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
  func moves(in runs: [WiringRun]) -> [String] {
    let moves = choices(in: runs).offers.map(\.command)
    guard !avoided.isEmpty else { return moves }
    return moves.filter { !avoided.contains($0) && !avoided.contains(CrashLog.act(of: $0)) }
  }

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
      let reflection = state ?? WiringState(of: run.world.assembly)
      state = reflection
      return run.world.state(reflection, withTime: subject.withTime, beside: run.describeMemory)
    }
  }
}
