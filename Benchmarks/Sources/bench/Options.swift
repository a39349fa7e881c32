/// What was asked for on the command line.
struct Options {
  var rounds = 9
  /// How many events to run once without measuring.
  var events: Int?

  init(_ arguments: some Sequence<String>) {
    var arguments = Array(arguments)[...]
    while let name = arguments.popFirst() {
      switch name {
      case "--rounds": rounds = Options.number(after: name, in: &arguments)
      case "--events": events = Options.number(after: name, in: &arguments)
      default: break
      }
    }
  }

  private static func number(after name: String, in arguments: inout ArraySlice<String>) -> Int {
    guard let number = arguments.popFirst().flatMap(Int.init), number > 0 else {
      fatalError("\(name) wants a number from 1")
    }
    return number
  }
}
