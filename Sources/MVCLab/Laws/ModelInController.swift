import MVC

extension Law {
  /// Breached by a controller whose stored properties hold values of a model while the world rests.
  public static let modelInController: Law = Law(
    "model-in-controller",
    sentence: "a controller keeps no model values of its own",
    reason: """
      What lies in a controller dies with it, and nobody else can read it, change it or hear of it: \
      a second screen starts from nothing.
      """,
    seed: "RightMVC"
  ) { evidence in
    evidence.residents(in: evidence.components(.controller), against: .modelInController)
  }

  /// Breached by a view whose stored properties hold a model, or values of one, while the world rests.
  public static let viewHoldsModel: Law = Law(
    "view-holds-model",
    sentence: "a view is given what it displays, not the model",
    reason: """
      A view that knows the model can change it, and shows what it once held when the model has moved \
      on.
      """,
    seed: "standard and non-standard MVC"
  ) { evidence in
    let views = evidence.components(.view)
    return evidence.residents(in: views, against: .viewHoldsModel)
      + views.flatMap { view in
        evidence.storedProperties.models(in: view).filter { !($0.model is any ModelValue) }.map {
          property,
          model in
          Breach(
            state: "'\(view.flowName)' holds '\(model.flowName)' in '\(property.name)'",
            of: view.participant,
            site: evidence.declaration(of: property)
          )
        }
      }
  }
}

extension Evidence {
  /// The components of a role, but for the view layer's own, which hold nobody's models.
  fileprivate func components(_ role: Role) -> [Component] {
    world.runtime.registry.alive { $0.role == role && !StoredProperties.isOfViewLayer($0) }
  }

  /// The stored properties of some components that hold model values.
  ///
  /// Where that was told already, nobody looks again.
  fileprivate func residents(in holders: [Component], against law: Law) -> [Breach] {
    holders.flatMap { holder in
      func text(_ property: StoredProperties.Property) -> String {
        "'\(holder.flowName)' keeps model values in '\(property.name)'"
      }
      return storedProperties.modelValues(in: holder) {
        !reported.contains(ReportedState(rule: law.name, text: text($0)))
      }.map { Breach(state: text($0), of: holder.participant, site: declaration(of: $0)) }
    }
  }
}
