/// What was asked for on the command line.
struct Options {
  private(set) var names: [String] = []
  private(set) var rounds = 9
  /// How many events to run once without measuring.
  private(set) var events: Int?
  /// A part of the name of the loop that runs these events.
  private(set) var loop = "recorded"
  /// How many scenarios to play once without measuring.
  private(set) var scenarios: Int?
  /// How many times to go back in a history once without measuring.
  private(set) var undos: Int?
  /// How many moves deep to search once without measuring.
  private(set) var depth: Int?

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
      case "--scenarios": scenarios = Options.number(after: name, in: &arguments)
      case "--undos": undos = Options.number(after: name, in: &arguments)
      case "--depth": depth = Options.number(after: name, in: &arguments)
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
