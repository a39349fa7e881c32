import LabConversation
import LabWork
import MVC

/// Tries what can happen around a story, nearest states first.
struct MapMaker {
  private let player: Player
  private var numbers: [Key: Int] = [:]
  private var nodes: [Node] = []

  /// Whether the time is a part of each state: to the program, because it asks for the time, or to the
  /// reader, because a command of the story only lets time pass.
  private var isTimed = false

  /// What makes a state another: those of the worlds, and in some maps the time.
  private struct Key: Hashable {
    let worlds: [StateDigest.Value?]
    let times: [Duration]
  }

  /// A state and how to reach it.
  private struct Node {
    let story: [String]
    let memories: [WiringRun.Memory]
    let hasEnded: Bool
    /// How far it is from the story, by the efforts of moves.
    let distance: Int
    /// How many windows are open; none counts as one.
    let windows: Int
  }

  init(_ subject: SearchSubject, story: [String], _ supervisor: any Supervisor) {
    player = Player(subject, supervisor, story: story)
    isTimed = needsTime(story)
  }

  /// Whether a command of the story lets time pass and changes no world, or the program asks for the time.
  private func needsTime(_ story: [String]) -> Bool {
    guard let runs = player.runs(after: []) else { return false }
    for command in story {
      guard let turns = player.turns(of: command), turns <= MapMaker.mostTurns else { break }
      let before = command.letsTimePass ? key(of: runs) : nil
      for _ in 0..<turns { _ = player.play(command, in: runs, .bare) }
      if let before, before == key(of: runs) { return true }
    }
    return runs.contains(where: \.world.runtime.clock.wasRead)
  }

  private func key(of runs: [WiringRun]) -> Key {
    Key(
      worlds: runs.map { $0.world.hasEnded ? nil : player.state(of: [$0])[0] },
      times: isTimed ? runs.map(\.world.runtime.clock.time) : []
    )
  }

  /// The most turns of a command that a map follows.
  private static let mostTurns = 100

  /// Notes the states of a story up to the first command that can't be played, such as `undo`; a command
  /// that only asks, or is refused, stays where it is.
  mutating func follow(_ story: [String], in map: inout StateMap) {
    guard let runs = player.runs(after: [], .printing) else { return }
    for run in runs { _ = run.takeLines() }
    var state = number(of: runs, after: [], distance: 0, in: &map)
    map.pass(state)
    var played: [String] = []
    for command in story {
      guard let turns = player.turns(of: command), turns <= MapMaker.mostTurns else { return }
      let move = move(
        command,
        turns: turns,
        from: state,
        runs,
        after: &played,
        distance: 0,
        in: &map
      )
      if let move {
        map.add(move)
        state = move.to
      }
      map.pass(state)
    }
  }

  /// Tries the moves of the states, the nearest ones first, and of these the ones with the fewest windows,
  /// as far as the size allows.
  ///
  /// What a person seldom does is tried near the story only.
  mutating func explore(_ size: StateMap.Size, in map: inout StateMap) {
    var known = Set(map.moves.map { "\($0.from) \($0.command)" })
    var waiting = nodes.indices.map { $0 }
    while map.explored.count < size.explored, map.moves.count < size.moves,
      player.supervisor.goesOn,
      let next = waiting.min(by: { order(of: $0) < order(of: $1) })
    {
      waiting.removeAll { $0 == next }
      let (node, count) = (nodes[next], nodes.count)
      if !node.hasEnded { tryMoves(of: next, node, in: &map, known: &known) }
      map.finish(next)
      waiting += count..<nodes.count
      if let bytes = size.bytes, map.explored.count.isMultiple(of: 8), map.json.utf8.count > bytes {
        return
      }
    }
  }

  private func order(of node: Int) -> (Int, Int, Int) {
    (nodes[node].distance, nodes[node].windows, node)
  }

  /// Tries what can happen next in a state, each in new worlds.
  private mutating func tryMoves(
    of number: Int,
    _ node: Node,
    in map: inout StateMap,
    known: inout Set<String>
  ) {
    var unused = runs(at: node)
    let offers = offers(in: unused ?? [])
    let choice = MapMaker.effort(ofOneIn: offers.count { $0.effort == .touch })
    for offer in offers {
      let effort = offer.effort.rawValue * choice
      guard known.insert("\(number) \(offer.command)").inserted,
        offer.effort != .seldom || node.distance < effort,
        let runs = unused ?? runs(at: node)
      else { continue }
      unused = nil
      var story = node.story
      let move = move(
        offer.command,
        from: number,
        runs,
        after: &story,
        distance: node.distance + effort,
        in: &map
      )
      if let move { map.add(move) }
    }
  }

  /// What a touch takes more, the more others there are: three taps on a screen of two buttons lead less far
  /// away than two in a long list.
  private static func effort(ofOneIn touches: Int) -> Int {
    max(1, Int.bitWidth - touches.leadingZeroBitCount)
  }

  /// What can happen next in any of some worlds.
  private func offers(in runs: [WiringRun]) -> [WorldMoves.Offer] {
    var seen: Set<String> = []
    return runs.filter { !$0.world.hasEnded }.flatMap { player.choices(in: [$0]).offers }
      .filter { seen.insert($0.command).inserted }
  }

  private func runs(at node: Node) -> [WiringRun]? {
    guard let runs = player.runs(after: node.story),
      zip(runs, node.memories).allSatisfy({ $0.remember($1) })
    else { return nil }
    return runs
  }

  /// Executes a command, adds each turn to the story, and notes what it does; nil if all worlds refuse it.
  private mutating func move(
    _ command: String,
    turns: Int = 1,
    from state: Int,
    _ runs: [WiringRun],
    after story: inout [String],
    distance: Int,
    in map: inout StateMap
  ) -> StateMap.Move? {
    let known = runs.map(\.findings.count)
    let before = runs.map { (world: $0.world, step: $0.lastStep) }
    let played = (0..<turns).prefix { _ in player.play(command, in: runs, .printing) }.count
    let lines = runs.map { $0.takeLines() }
    guard played > 0 else { return nil }
    story += Array(repeating: command, count: played)
    let steps = runs.indices.map { index in
      let (run, earlier) = (runs[index], before[index])
      let isStep = run.world !== earlier.world || run.lastStep != earlier.step
      let picture = StepPicture(run, lines: lines[index], known: known[index], hasHops: isStep)
      return map.steps.number(of: picture)
    }
    let target = number(of: runs, after: story, distance: distance, in: &map)
    return StateMap.Move(from: state, command: command, to: target, steps: steps)
  }

  private mutating func number(
    of runs: [WiringRun],
    after story: [String],
    distance: Int,
    in map: inout StateMap
  ) -> Int {
    let key = key(of: runs)
    if let known = numbers[key] { return known }
    let number = map.add(runs.map(\.picture))
    numbers[key] = number
    nodes.append(
      Node(
        story: story,
        memories: runs.map(\.memory),
        hasEnded: runs.allSatisfy(\.world.hasEnded),
        distance: distance,
        windows: max(1, runs.map(\.world.windows.count).max() ?? 1)
      )
    )
    return number
  }
}

extension String {
  /// Whether this line of a command lets time pass.
  fileprivate var letsTimePass: Bool {
    (try? CommandParts(self))?.command?.name == Command.advance.name
  }
}
