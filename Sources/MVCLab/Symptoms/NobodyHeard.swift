extension Symptom {
  /// Found where a user's action, an event or a call of a contract has no receiver.
  public static let nobodyHeard = Symptom(
    "nobody-heard",
    sentence: "a tap, an event or a message reached nobody",
    reason: "Its target is gone or was never set, or there is no model that it could reach.",
    found: .inStep { evidence in
      let lost = evidence.hops(.event, .contract).filter { $0.hop.callee == .nobody }
      return (evidence.unheard.map { [Harm($0)] } ?? [])
        + lost.map { index, hop in
          let sender = evidence.name(hop.caller)
          return Harm(
            hop.kind == .event ? .event(hop.name, of: sender) : .call(hop.name, of: sender),
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

  fileprivate static func call(_ method: String, of sender: String) -> String {
    "nobody heard '\(method)' of \(sender)"
  }
}
