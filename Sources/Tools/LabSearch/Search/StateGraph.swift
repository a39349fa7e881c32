import LabConversation
import MVC

/// The states that a search has reached, each with the shortest story that leads to it.
struct StateGraph: Sendable {
  private struct Node: Sendable {
    let parent: Int32
    let move: Int32
    let state: [StateDigest.Value]
  }

  private var nodes: [Node] = []
  private var places: [[StateDigest.Value]: Int32] = [:]
  private var commands: [String] = []
  private var numbers: [String: Int32] = [:]

  /// How many states there are.
  var count: Int { nodes.count }

  /// Adds a state that a command leads to; returns its number if it is new, and the known one's if not.
  mutating func add(
    _ state: [StateDigest.Value],
    after parent: Int,
    _ command: String
  ) -> (number: Int, isNew: Bool) {
    if let known = places[state] { return (Int(known), false) }
    let number = nodes.count
    places[state] = Int32(number)
    nodes.append(Node(parent: Int32(parent), move: self.number(of: command), state: state))
    return (number, true)
  }

  private mutating func number(of command: String) -> Int32 {
    if let known = numbers[command] { return known }
    let number = Int32(commands.count)
    commands.append(command)
    numbers[command] = number
    return number
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
