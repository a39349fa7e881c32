extension Law {
  /// Breached by binding the same property of a kind of model to the same view a second time.
  static let boundAtWrongTime = Law(
    "bound-at-wrong-time",
    sentence: "a binding is made once, when both ends exist",
    reason: """
      A screen appears as often as another one leaves it. What is bound at every appearance is bound \
      to a model that knows nothing of what happened before.
      """,
    seed: "002, 003"
  ) { evidence in
    evidence.hops(.bind).compactMap { index, bind in
      let isSecond = evidence.hops[..<index].contains { earlier in
        earlier.kind == .bind && earlier.caller == bind.caller && earlier.name == bind.name
          && evidence.name(earlier.callee) == evidence.name(bind.callee)
      }
      guard isSecond else { return nil }
      return Breach(
        """
        '\(bind.name)' of '\(evidence.name(bind.callee))' was bound to \
        \(evidence.name(bind.caller)) once more
        """,
        by: bind.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}
