/// What some hops took: the price of a wiring, counted and therefore the same every time.
struct Cost {
  /// What is counted, in the order in which it is shown.
  enum Item: String, CaseIterable {
    case hops
    case notifications
    case woken
    case acted
    case painted
    case requests

    var summary: String {
      switch self {
      case .hops: "hops in all"
      case .notifications: "notifications posted"
      case .woken: "observers woken"
      case .acted: "observers that acted"
      case .painted: "cells painted"
      case .requests: "requests sent"
      }
    }
  }

  private let counts: [Item: Int]

  subscript(item: Item) -> Int { counts[item] ?? 0 }

  init(of range: Range<Int>, in surroundings: Surroundings) {
    let (hops, census) = (surroundings.flow.hops, surroundings.census)
    var counts: [Item: Int] = [.hops: range.count]
    var woken: Set<Int> = []
    var acted: Set<Int> = []
    var paintings: Set<Int> = []
    for index in range {
      let hop = hops[index]
      if woken.contains(hop.cause) { acted.insert(hop.cause) }
      switch hop.kind {
      case .post: counts[.notifications, default: 0] += 1
      case .notification, .observation: woken.insert(index)
      case .request: counts[.requests, default: 0] += 1
      case .dataSource where hop.name.hasPrefix("cellForRow"): paintings.insert(index)
      case .render where census.component(hop.caller) is Cell: paintings.insert(hop.cause)
      default: break
      }
    }
    counts[.woken] = woken.count
    counts[.acted] = acted.count
    counts[.painted] = paintings.count
    self.counts = counts
  }
}
