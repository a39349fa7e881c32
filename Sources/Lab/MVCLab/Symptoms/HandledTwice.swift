import HeadlessUI
import MVC

extension Symptom {
  /// Found where one event, one notification or one change is delivered to the same object more often than its line has
  /// registered it on any one occasion, and both deliveries do the same.
  ///
  /// A loop that registers several things at one line breaks nothing, nor do handlers that do different things.
  public static let handledTwice = Symptom(
    "handled-twice",
    sentence: "one event or notification is handled twice by one handler",
    reason: """
      What is registered each time a screen appears, or each time a cell is filled, is there twice the second time: the \
      handler counts, sends or shows everything twice. Register once, or end the first registration before.
      """,
    found: .inStep { $0.handledTwice }
  )
}

extension Evidence {
  fileprivate var handledTwice: [Harm] {
    let deliveries = hops(.targetAction, .notification, .observation).filter { !$0.hop.isLost }
    guard deliveries.count > 1 else { return [] }
    var first: [Delivery: [Int]] = [:]
    return deliveries.compactMap { index, hop in
      let delivery = Delivery(hop)
      defer { first[delivery, default: []].append(index) }
      let earlier = first[delivery] ?? []
      // It is told once.
      guard !earlier.isEmpty,
        earlier.count == atOnce(hop), isRegisteredAgain(hop),
        earlier.contains(where: { doesSame($0, as: index) })
      else { return nil }
      let what =
        switch hop.kind {
        case .targetAction: "one tap of \(name(hop.caller))"
        // A notification has the name of its post.
        case .notification: "'\(hops[hop.cause].name)' of \(name(hop.caller))"
        default: "'\(hop.name)' of \(name(hop.caller))"
        }
      return Harm("\(name(hop.callee)) handled \(what) twice", site: site(of: index), hop: index)
    }
  }

  /// How often the line of a delivery has registered its receiver on one occasion.
  private func atOnce(_ delivery: Hop) -> Int {
    let owner = delivery.kind == .targetAction ? delivery.caller : delivery.callee
    return component(owner)?.registered(at: delivery.site)?.mostAtOnce ?? 1
  }

  /// Whether a control has more actions of the line than were added at once: what the user does may call one several times.
  private func isRegisteredAgain(_ delivery: Hop) -> Bool {
    guard delivery.kind == .targetAction else { return true }
    let control = component(delivery.caller) as? Control
    return (control?.actionCount(at: delivery.site) ?? 0) > atOnce(delivery)
  }

  /// Whether two deliveries have caused the same to the same object, such as a change of one property; two that nobody has
  /// seen to do anything are not known to.
  private func doesSame(_ first: Int, as second: Int) -> Bool {
    let effects = effects(of: first)
    return self.effects(of: second).contains { effects.contains($0) }
  }

  private func effects(of delivery: Int) -> Set<Delivery> {
    var below: Set<Int> = [delivery]
    var found: Set<Delivery> = []
    for index in delivery + 1..<step.upperBound where below.contains(hops[index].cause) {
      below.insert(index)
      let hop = hops[index]
      switch hop.kind {
      case .change, .render, .request, .navigate, .post:
        found.insert(Delivery(hop, because: delivery))
      default: break
      }
    }
    return found
  }
}

/// What is delivered, or done: by whom to whom, on which occasion.
private struct Delivery: Hashable {
  let cause: Int
  let caller: Participant
  let callee: Participant
  let name: String
  let place: String

  init(_ hop: Hop) {
    (cause, caller, callee, name) = (hop.cause, hop.caller, hop.callee, hop.name)
    place = "\(hop.site.fileID):\(hop.site.line)"
  }

  /// An effect, which is the same whichever delivery it follows.
  init(_ effect: Hop, because delivery: Int) {
    (cause, caller, callee) = (-1, .nobody, effect.callee)
    // The name of a paint says what is shown now.
    name = effect.kind == .render ? "\(PaintedAspect(effect))" : effect.name
    place = "\(effect.site.fileID):\(effect.site.line)"
  }
}
