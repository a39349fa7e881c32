import MVC

extension Command {
  /// Lets virtual time pass.
  package static let advance = Command(
    "advance",
    .around,
    usage: "advance DURATION [in order N …]",
    "let time pass, such as 500ms or 2s"
  ) { arguments, _ throws(ParseError) in
    let duration = try arguments.duration()
    let order = try arguments.order()
    return .step { world, _ throws(CommandError) in
      let clock = world.runtime.clock
      try clock.check(order, within: duration)
      clock.advance(by: duration, inOrder: order)
    }
  }.completingOnce { _ in [Suggestion("500ms"), Suggestion("2s")] }
}

extension Arguments {
  /// The order of what is due at the same moment, such as `in order 2 1`; empty if none is given.
  fileprivate mutating func order() throws(ParseError) -> [Int] {
    guard take("in") else { return [] }
    guard take("order") else {
      throw ParseError(.missing(what: "'order'", usage: usage), column: words.first?.column ?? end)
    }
    var order = [try number(.number)]
    while !words.isEmpty { order.append(try number(.number)) }
    return order
  }
}

extension WorldClock {
  /// Throws if an order does not name once each of the timers that are due first.
  fileprivate func check(_ order: [Int], within duration: Duration) throws(CommandError) {
    guard !order.isEmpty else { return }
    let due = dueFirst
    let count = due.allSatisfy { $0.due <= time + duration } ? due.count : 0
    guard count > 1, order.sorted() == Array(1...count) else { throw .notAnOrder(of: count) }
  }
}
