import LabConversation
import LabText
import MVC
import MVCLab

/// The states around a story, with everything that can happen in them: what a page needs that is played
/// without the program.
///
/// Each window, world and step is kept once. A state that is reached, and whose moves are not tried, is at
/// the edge of the map.
public struct StateMap: Sendable {
  let wirings: [String]
  var worlds = Kept<WorldPicture>()
  var steps = Kept<StepPicture>()
  /// The world of each wiring in each state.
  private(set) var states: [[Int]] = []
  private(set) var moves: [Move] = []
  /// The states that the story passes, the first one before its first command; shorter than the story if
  /// a command of it can't be played.
  public private(set) var path: [Int] = []
  /// The states whose moves are known.
  private(set) var explored = 0

  /// A command in a state, where it leads, and what it does in each wiring.
  struct Move: Sendable {
    let from: Int
    let command: String
    let to: Int
    /// Nil where the command is refused.
    let steps: [Int?]
  }

  /// How large a map is.
  public struct Size: Sendable {
    /// The states whose moves are tried, at most.
    public var explored: Int
    /// The moves, at most.
    public var moves: Int

    public init(explored: Int = 40, moves: Int = 700) {
      (self.explored, self.moves) = (explored, moves)
    }
  }

  /// The map around a story of a subject; `story` begins after the subject's own commands.
  public init(_ subject: SearchSubject, story: [String], _ size: Size = Size()) {
    self.init(subject, story: story, size, nil)
  }

  package init(
    _ subject: SearchSubject,
    story: [String],
    _ size: Size,
    _ crashGuard: (any CrashGuard)?
  ) {
    wirings = subject.wirings.map(\.name)
    var maker = MapMaker(subject, story: story, crashGuard)
    maker.follow(story, in: &self)
    maker.explore(size, in: &self)
  }
}

extension StateMap {
  /// The map with the moves of the first so many states only, and of those on the story's path.
  public func limited(to explored: Int) -> StateMap {
    var map = self
    map.explored = min(explored, self.explored)
    let kept = moves.filter { $0.from < explored || path.contains($0.from) && path.contains($0.to) }
    let last = (kept.map(\.to) + path).max() ?? 0
    (map.worlds, map.steps) = (Kept(), Kept())
    map.states = states.prefix(last + 1).map { $0.map { map.worlds.number(of: worlds.values[$0]) } }
    map.moves = kept.map { move in
      let steps = move.steps.map { step in step.map { map.steps.number(of: self.steps.values[$0]) }
      }
      return Move(from: move.from, command: move.command, to: move.to, steps: steps)
    }
    return map
  }
}

extension StateMap {
  mutating func add(_ pictures: [WorldPicture]) -> Int {
    states.append(pictures.map { worlds.number(of: $0) })
    return states.count - 1
  }

  mutating func add(_ move: Move) { moves.append(move) }
  mutating func pass(_ state: Int) { path.append(state) }
  mutating func finish(_ state: Int) { explored += 1 }
}

/// Values, each kept once.
struct Kept<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
