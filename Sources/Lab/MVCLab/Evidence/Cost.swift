import HeadlessUI
import MVC

/// The cost of some hops: counts, which are the same every time.
package struct Cost {
  /// The counts, in the order in which they are shown.
  package enum Item: String, CaseIterable {
    case hops
    case notifications
    case woken
    case acted
    case painted
    case requests

    package var summary: String {
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

  package subscript(item: Item) -> Int { counts[item] ?? 0 }

  package init(of range: Range<Int>, in runtime: Runtime) {
    let (hops, registry) = (runtime.flow.hops, runtime.registry)
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
      case .dataSource(.cell): paintings.insert(index)
      case .render: if registry.component(hop.caller) is Cell { paintings.insert(hop.cause) }
      case .userEvent, .outside, .answer, .timer, .turn, .targetAction, .delegate, .contract,
        .block,
        .event, .dataSource(.count), .dataSource(.canEdit), .dataSource(.canMove), .lifecycle,
        .change, .navigate, .bind:
        break
      }
    }
    counts[.woken] = woken.count
    counts[.acted] = acted.count
    counts[.painted] = paintings.count
    self.counts = counts
  }
}
