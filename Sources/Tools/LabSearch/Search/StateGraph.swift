import LabConversation
import MVC

/// The states that a search has reached, each with the shortest story that leads to it.
struct StateGraph: Sendable {
  private struct Node: Sendable {
    let parent: Int32
    let move: Int32
    /// The place of the move among those of the parent.
    let position: Int32
    let state: [StateDigest.Value]
    /// How many moves were tried there.
    var moves: Int32 = 0
    var isBeyond = false
  }

  private var nodes: [Node] = []
  private var places: [[StateDigest.Value]: Int32] = [:]
  private var commands: [String] = []
  private var numbers: [String: Int32] = [:]

  /// How many states there are.
  var count: Int { nodes.count }

  /// Adds a state that a command leads to, the one at a `position` among the moves of its parent; returns its number if
  /// it is new, and the known one's if not.
  mutating func add(
    _ state: [StateDigest.Value],
    after parent: Int,
    _ command: String,
    at position: Int
  ) -> (number: Int, isNew: Bool) {
    if let known = places[state] { return (Int(known), false) }
    let number = nodes.count
    places[state] = Int32(number)
    nodes.append(
      Node(
        parent: Int32(parent),
        move: self.number(of: command),
        position: Int32(position),
        state: state
      )
    )
    return (number, true)
  }

  private mutating func number(of command: String) -> Int32 {
    if let known = numbers[command] { return known }
    let number = Int32(commands.count)
    commands.append(command)
    numbers[command] = number
    return number
  }

  /// Notes how many moves were tried in a state.
  mutating func note(moves: Int, in number: Int) { nodes[number].moves = Int32(moves) }

  /// Notes that a state is beyond the bounds.
  mutating func noteBeyond(_ number: Int) { nodes[number].isBeyond = true }

  /// Whether a state is another one, or on the way to it.
  func leads(_ number: Int, to other: Int) -> Bool {
    var other = other
    while other > number { other = Int(nodes[other].parent) }
    return other == number
  }

  /// The states in the order in which they were reached.
  var seen: SeenStates {
    SeenStates(
      nodes.map { node in
        SeenStates.State(
          digest: node.state.reduce(0) { ($0 &* 0x9E37_79B9_7F4A_7C15) ^ $1.half },
          parent: Int(node.parent),
          position: Int(node.position),
          moves: Int(node.moves),
          isBeyond: node.isBeyond
        )
      }
    )
  }

  func contains(_ state: [StateDigest.Value]) -> Bool { places[state] != nil }

  func state(_ number: Int) -> [StateDigest.Value] { nodes[number].state }

  /// The commands that lead to a state; the first state has none.
  func story(to number: Int) -> [String] {
    var story: [String] = []
    var number = number
    while number > 0 {
      story.append(commands[Int(nodes[number].move)])
      number = Int(nodes[number].parent)
    }
    return story.reversed()
  }
}
