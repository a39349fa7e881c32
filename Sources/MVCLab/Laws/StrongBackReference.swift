extension Law {
  /// Breached by a view or model whose link to its controller is strong, or a controller whose link to
  /// its view or model is weak, while the world rests.
  public static let strongBackReference = Law(
    "strong-back-reference",
    sentence: "references down are strong, references back are weak",
    reason: """
      A controller owns its view and its model. If they own it in turn, none of the three ever goes; \
      if nobody owns them, they go too early.
      """,
    seed: "MVC with contracts"
  ) { evidence in
    evidence.alive.flatMap { owner in
      evidence.storedProperties.links(in: owner).compactMap { property, link in
        let isBack = evidence.role(link.participant) == .controller
        switch (type(of: owner).role, isBack, link.strength) {
        case (.view, true, .strong), (.model, true, .strong), (.controller, false, .weak):
          let target = evidence.name(link.participant)
          return Breach(
            state: "'\(owner.flowName)' holds '\(target)' \(link.strength)ly in '\(property.name)'",
            of: owner.participant,
            site: evidence.declaration(of: property)
          )
        default: return nil
        }
      }
    }
  }
}
