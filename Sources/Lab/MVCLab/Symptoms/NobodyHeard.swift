import HeadlessUI
import MVC

extension Symptom {
  /// Found where a user's action, an event, a call of a contract or an answer has no receiver, and where a screen
  /// that has not left presents something while it is hidden, or has an alert in front of it.
  public static let nobodyHeard = Symptom(
    "nobody-heard",
    sentence: "a tap, an event, a message, an answer or an alert reached nobody",
    reason: """
      Its target is gone or was never set, or there is no model that it could reach. An object that \
      sends a request should live until the answer, or cancel the request when it goes. A screen that is \
      hidden behind another, still loads or has an alert in front of it can't present anything.
      """,
    found: .inStep { evidence in
      let lost = evidence.hops(.event, .contract).filter { $0.hop.callee == .nobody }
      let answers = evidence.hops(.answer).filter(\.hop.isLost)
      let refused = evidence.hops(.navigate).filter { _, hop in
        // What a screen presents that has left is for a user who is elsewhere.
        hop.isLost && (evidence.component(hop.callee) as? ViewController)?.navigation != nil
      }
      return (evidence.unheard.map { [Harm($0)] } ?? [])
        + lost.map { index, hop in
          let sender = evidence.name(hop.caller)
          return Harm(
            hop.kind == .event ? .event(hop.name, of: sender) : .call(hop.name, of: sender),
            site: evidence.site(of: index),
            hop: index
          )
        }
        + answers.map { index, hop in
          Harm(
            .answer(hop.name, to: evidence.name(hop.callee)),
            site: evidence.site(of: index),
            hop: index
          )
        }
        + refused.map { index, hop in
          Harm(
            .presentation(hop, by: evidence.name(hop.callee)),
            site: evidence.site(of: index),
            hop: index
          )
        }
    }
  )
}

extension String {
  fileprivate static func event(_ event: String, of sender: String) -> String {
    "nobody heard the event '\(event)' of \(sender)"
  }

  fileprivate static func answer(_ request: String, to asker: String) -> String {
    "the answer to '\(request)' reached nobody: \(asker) is gone"
  }

  fileprivate static func presentation(_ hop: Hop, by screen: String) -> String {
    "\(screen) \(hop.name) to nobody: \(hop.detail)"
  }

  fileprivate static func call(_ method: String, of sender: String) -> String {
    "nobody heard '\(method)' of \(sender)"
  }
}
