/// What was asked for on the command line.
struct Options {
  private(set) var names: [String] = []
  private(set) var rounds = 9
  /// How many events to count the instructions of.
  private(set) var events: Int?
  /// A part of the name of the loop that runs these events.
  private(set) var loop = "recorded"
  /// How many moves deep to search, and to count the instructions of the moves.
  private(set) var depth: Int?
  /// How many steps to count the instructions of.
  private(set) var steps: Int?
  /// The system that takes them.
  private(set) var system = "todo"
  /// How many windows this system has open.
  private(set) var windows = 2
  /// How many steps come before those that are counted.
  private(set) var after = 30

  private static let benchmarks = [
    "loop", "feed", "steps", "rows", "replay", "start", "edit", "search", "space",
  ]

  init(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      switch name {
      case "--rounds": rounds = Options.number(after: name, in: &arguments)
      case "--events": events = Options.number(after: name, in: &arguments)
      case "--loop": loop = arguments.popFirst() ?? loop
      case "--depth": depth = Options.number(after: name, in: &arguments)
      case "--steps": steps = Options.number(after: name, in: &arguments)
      case "--system": system = arguments.popFirst() ?? system
      case "--windows": windows = Options.number(after: name, in: &arguments)
      case "--after": after = Options.number(after: name, in: &arguments)
      case _ where Options.benchmarks.contains(name): names.append(name)
      default:
        let names = Options.benchmarks.joined(separator: ", ")
        fatalError("unknown '\(name)'; \(names), --rounds N are known")
      }
    }
  }

  func wants(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

  private static func number(after name: String, in arguments: inout ArraySlice<String>) -> Int {
    guard let number = arguments.popFirst().flatMap(Int.init), number > 0 else {
      fatalError("\(name) wants a number from 1")
    }
    return number
  }
}
