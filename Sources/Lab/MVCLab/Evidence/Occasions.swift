import MVC

/// The user's action or the answer that caused a hop; each hop is examined once, however many it caused.
struct Occasions {
  private let evidence: Evidence
  private let hops: [Hop]
  /// The occasion of each hop that was examined for a painter, or -1 for none.
  private var known: [Place: Int] = [:]

  private struct Place: Hashable {
    let hop: Int
    let painter: Participant
    let screen: Participant?
  }

  /// The first change of a model in this step.
  let firstChange: Int?

  init(_ evidence: Evidence) {
    (self.evidence, hops) = (evidence, evidence.hops)
    firstChange = evidence.hops(.change).first { evidence.role($0.hop.callee) == .model }?.index
  }

  /// The user's action or the answer that led to the hop at `index`, or is that hop, without a notification of a changed
  /// model on the way; nil if there was one, or if the view layer asked by itself, as when a screen appears that is painted.
  mutating func withoutModel(
    from index: Int,
    painter: Participant,
    on screen: Participant? = nil
  ) -> Hop? {
    var path: [Int] = []
    var current = index
    var found = -1
    search: while current >= 0 {
      if let seen = known[Place(hop: current, painter: painter, screen: screen)] {
        found = seen
        break
      }
      path.append(current)
      let hop = hops[current]
      switch hop.kind {
      case .userEvent, .answer:
        found = current
        break search
      case .outside: break search
      case .dataSource: if hop.callee == painter { break search }
      case .lifecycle: if hop.callee == painter || hop.callee == screen { break search }
      case .delegate
      where hop.callee == painter && evidence.role(hop.caller) == .system:
        break search
      case .targetAction, .delegate, .contract, .block, .notification, .observation, .event:
        if evidence.isModelNotification(hop), !isPost(hop) || mayHaveChanged(before: current) {
          break search
        }
      case .timer, .turn, .post, .change, .render, .request, .navigate, .bind: break
      }
      current = hop.cause
    }
    for hop in path { known[Place(hop: hop, painter: painter, screen: screen)] = found }
    return found < 0 ? nil : hops[found]
  }
}

extension Occasions {
  /// Whether a model may have changed between the first cause of a model's notification and that notification.
  ///
  /// A model with a property that is not observed may have changed without a hop.
  private func mayHaveChanged(before notification: Int) -> Bool {
    if let firstChange, firstChange < notification { return true }
    let root = evidence.origin(of: notification).root ?? notification
    let isChanged = hops[root..<notification].contains {
      $0.kind == .change && evidence.role($0.callee) == .model
    }
    guard !isChanged, let model = evidence.component(hops[notification].caller) else { return true }
    return Slot.levels(of: model).contains { $0.children.contains { Occasions.keeps($0.value) } }
  }

  /// Whether a hop only says that something has happened, so that a model may send it without a change.
  private func isPost(_ hop: Hop) -> Bool { hop.kind == .notification || hop.kind == .event }

  /// Whether a property keeps something unobserved: not a closure, a link or a token.
  private static func keeps(_ value: Any) -> Bool {
    let type = type(of: value)
    return
      !(type is any KeepsNothingAlive.Type || value is ObservationToken
      || value is any ObservedProperty
      || DeclaredField.isClosure(type))
  }
}
