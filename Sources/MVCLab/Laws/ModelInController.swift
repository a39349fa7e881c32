extension Law {
  /// Breached by a controller whose stored properties hold values of a model while the world rests.
  public static let modelInController = Law(
    "model-in-controller",
    sentence: "a controller keeps no model values of its own",
    reason: """
      What lies in a controller dies with it, and nobody else can read it, change it or hear of it: \
      a second screen starts from nothing.
      """,
    seed: "000"
  ) { evidence in
    evidence.residents(of: .controller).map { holder, property in
      Breach(
        state: "'\(holder.flowName)' keeps model values in '\(property.name)'",
        of: holder.participant,
        site: evidence.declaration(of: property)
      )
    }
  }

  /// Breached by a view whose stored properties hold a model, or values of one, while the world rests.
  public static let viewHoldsModel = Law(
    "view-holds-model",
    sentence: "a view is given what it displays, not the model",
    reason: """
      A view that knows the model can change it, and shows what it once held when the model has moved \
      on.
      """,
    seed: "001"
  ) { evidence in
    evidence.residents(of: .view).map { holder, property in
      Breach(
        state: "'\(holder.flowName)' keeps model values in '\(property.name)'",
        of: holder.participant,
        site: evidence.declaration(of: property)
      )
    }
      + evidence.each(.view) { view in
        evidence.anatomy.models(in: view).filter { !($0.model is any ModelValue) }.map {
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
  /// The components of a role that hold model values, each with the property that does.
  fileprivate func residents(of role: Role) -> [(holder: Component, property: Anatomy.Property)] {
    each(role) { holder in anatomy.modelValues(in: holder).map { (holder, $0) } }
  }

  /// What `find` finds in the components of a role.
  fileprivate func each<Found>(_ role: Role, _ find: (Component) -> [Found]) -> [Found] {
    var found: [Found] = []
    for component in alive where type(of: component).role == role { found += find(component) }
    return found
  }
}
