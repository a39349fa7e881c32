import LabConversation
import LabText
import LabWork
import MVC
import MVCLab

/// The states around a story, with everything that can happen in them: what a page needs that is played
/// without the program.
///
/// Each window, world and step is kept once. A state that is reached, and whose moves are not tried, is at
/// the edge of the map.
public struct StateMap: Sendable {
  let wirings: [String]
  /// Whether the author of each calls it correct.
  let correct: [Bool]
  package internal(set) var worlds = NumberedValues<WorldPicture>()
  package internal(set) var steps = NumberedValues<StepPicture>()
  /// The world of each wiring in each state.
  package private(set) var states: [[Int]] = []
  package private(set) var moves: [Move] = []
  /// The states that the story passes, the first one before its first command; shorter than the story if
  /// a command of it can't be played.
  public private(set) var path: [Int] = []
  /// The states whose moves are known, the nearest to the story first.
  private(set) var explored: [Int] = []

  /// A command in a state, where it leads, and what it does in each wiring.
  package struct Move: Sendable {
    package let from: Int
    package let command: String
    package let to: Int
    /// A refusal is a step too: its only line says why.
    package let steps: [Int]
  }

  /// How large a map is.
  public struct Size: Sendable {
    /// The states whose moves are tried, at most.
    public var explored: Int
    /// The moves, at most.
    public var moves: Int
    /// The bytes of its JSON after which no more states are tried; nil for any number.
    package var bytes: Int?

    /// Bounds of a map.
    public init(explored: Int = 96, moves: Int = 1_200) {
      (self.explored, self.moves) = (explored, moves)
    }
  }

  /// The map around a story of a subject; `story` begins after the subject's own commands.
  public init(_ subject: SearchSubject, story: [String], _ size: Size = Size()) {
    self.init(subject, story: story, size, NoSupervisor())
  }

  /// The same; it has fewer states once the supervisor stops the work.
  package init(
    _ subject: SearchSubject,
    story: [String],
    _ size: Size,
    _ supervisor: any Supervisor
  ) {
    wirings = subject.wirings.map(\.name)
    correct = subject.wirings.map { $0.isCorrect }
    var names = KnownNames(searching: subject.system, withServer: subject.withServer)
    _ = names.moves(of: subject.past)
    let story = names.named(story)
    var maker = MapMaker(subject, story: story, supervisor)
    maker.follow(story, in: &self)
    maker.explore(size, in: &self)
  }
}

extension StateMap {
  /// The map with the moves of the first so many states only, and of those on the story's path.
  public func limited(to count: Int) -> StateMap {
    let (known, passed) = (Set(explored.prefix(count)), Set(path))
    let kept = moves.filter {
      known.contains($0.from) || passed.contains($0.from) && passed.contains($0.to)
    }
    var numbers: [Int: Int] = [:]
    var map = self
    (map.worlds, map.steps, map.states) = (NumberedValues(), NumberedValues(), [])
    func number(_ state: Int) -> Int {
      if let number = numbers[state] { return number }
      map.states.append(states[state].map { map.worlds.number(of: worlds.values[$0]) })
      numbers[state] = map.states.count - 1
      return map.states.count - 1
    }
    map.path = path.map(number)
    map.moves = kept.map { move in
      let steps = move.steps.map { map.steps.number(of: self.steps.values[$0]) }
      let (from, to) = (number(move.from), number(move.to))
      return Move(from: from, command: move.command, to: to, steps: steps)
    }
    map.explored = explored.prefix(count).compactMap { numbers[$0] }
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
  mutating func finish(_ state: Int) { explored.append(state) }
}

/// Values, each kept once.
package struct NumberedValues<Value: Hashable & Sendable>: Sendable {
  package private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
