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
