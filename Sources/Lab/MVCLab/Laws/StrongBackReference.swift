import MVC

extension Law {
  /// Broken by a view or model whose link to its controller is strong, or a controller whose link to
  /// its view or model is weak, while the world rests.
  public static let strongBackReference = Law(
    "strong-back-reference",
    sentence: "a controller owns its view and its model; they refer back to it weakly",
    reason: """
      If a view or a model owns its controller in turn, none of the three is ever freed; a view or a \
      model that no controller owns is freed too early.
      """,
    origin: "MVC with contracts"
  ) { evidence in
    evidence.wiringComponents.flatMap { owner in
      evidence.links(in: owner).compactMap { property, link in
        let isBack = evidence.role(link.participant) == .controller
        switch (type(of: owner).role, isBack, link.strength) {
        case (.view, true, .strong), (.model, true, .strong), (.controller, false, .weak):
          let target = evidence.name(link.participant)
          return Breach(
            state: "\(owner.reportName) holds \(target) \(link.strength)ly in '\(property.name)'",
            of: owner.participant,
            site: property.declaration
          )
        default: return nil
        }
      }
    }
  }
}
