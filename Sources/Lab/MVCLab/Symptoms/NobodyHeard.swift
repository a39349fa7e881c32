import HeadlessUI
import MVC

extension Symptom {
  /// Found where a user's action, an event or a call of a contract has no receiver, where an answer has none although the
  /// screen that asked is still there, and where a screen that has not left presents something while it is hidden, or has
  /// an alert in front of it.
  ///
  /// A receiver that is gone is a ``lostLink``.
  public static let nobodyHeard = Symptom(
    "nobody-heard",
    sentence: "a tap, an event, a message, an answer or an alert reached nobody",
    reason: """
      Its target was never set, or there is no model that it could reach. An object that \
      sends a request for a screen should live as long as that. A screen that is hidden behind another, \
      still loads or has an alert in front of it can't present anything.
      """,
    found: .inStep { evidence in
      let lost =
        evidence.hops(.event, .contract).filter { $0.hop.callee == .nobody }
      let answers = evidence.hops(.answer).filter { $0.hop.isLost && evidence.isAwaited($0.index) }
      let refused = evidence.hops(.navigate).filter { _, hop in
        // What a screen presents that has left is for a user who is elsewhere.
        hop.isLost && (evidence.component(hop.callee) as? ViewController)?.navigation != nil
      }
      // A link that is gone is another harm.
      let unheard = evidence.unheard.flatMap { evidence.lostLinks.isEmpty ? $0 : nil }
      return (unheard.map { [Harm($0)] } ?? [])
        + lost.map { index, hop in
          let what = hop.kind == .event ? "the event '\(hop.name)'" : "'\(hop.name)'"
          return Harm(
            "nobody heard \(what) of \(evidence.name(hop.caller))",
            site: evidence.site(of: index),
            hop: index
          )
        }
        + answers.map { index, hop in
          Harm(
            "the answer to '\(hop.name)' reached nobody: \(evidence.name(hop.callee)) is gone",
            site: evidence.site(of: index),
            hop: index
          )
        }
        + refused.map { index, hop in
          Harm(
            "\(evidence.name(hop.callee)) \(hop.name) to nobody: \(hop.detail)",
            site: evidence.site(of: index),
            hop: index
          )
        }
    }
  )
}

extension Evidence {
  /// Whether a screen still waits for an answer: the nearest screen that its request was sent for has not left.
  ///
  /// A request without a screen is awaited by whoever sent it.
  fileprivate func isAwaited(_ answer: Int) -> Bool {
    let asker = origin(of: hops[answer].cause).screen
    return asker == .nobody || isOnScreen(asker)
  }

  /// Whether a view or a controller belongs to a screen that has not left.
  func isOnScreen(_ participant: Participant) -> Bool {
    let part = component(participant)
    let screen = part as? ViewController ?? (part as? Element)?.screen
    return screen?.navigation?.window != nil
  }
}
