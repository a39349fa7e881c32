import MVC

extension Law {
  /// Broken by a controller whose stored properties hold values of a model while the world rests, or a list from which it
  /// fills a table and which the user changes.
  ///
  /// A list that a filter makes of another one, or of a model's, breaks nothing.
  public static let modelInController: Law = Law(
    "model-in-controller",
    sentence: "a controller keeps no model values of its own",
    reason: """
      What lives in a controller dies with it, and no other screen shares it or hears of its changes: \
      a second screen starts empty. Only a draft, or the value that a form began with, belongs to its \
      screen: mark it '@ViewState'.
      """,
    origin: "RightMVC"
  ) { evidence in
    // What a bridge stands for is a model, and a controller may hold a model.
    evidence.residents(in: evidence.components(.controller), against: .modelInController) {
      Set(
        evidence.alive.compactMap { ($0 as? any ModelBridge)?.plainType }.map(ObjectIdentifier.init)
      )
    }
      + evidence.listsChangedByUser.map {
        Breach(
          state: "\(evidence.name($0.owner)) keeps in '\($0.property.name)' what the user changes",
          of: $0.owner,
          site: evidence.declaration(of: $0.property)
        )
      }
  }

  /// Broken by a view whose stored properties hold a model, or values of one, while the world rests.
  public static let viewHoldsModel: Law = Law(
    "view-holds-model",
    sentence: "a view is given what it displays, not the model",
    reason: """
      A view that holds the model can change it, and keeps showing old values after the model has \
      changed.
      """,
    origin: "standard and non-standard MVC"
  ) { evidence in
    let views = evidence.components(.view)
    return evidence.residents(in: views, against: .viewHoldsModel)
      + views.flatMap { view in
        evidence.models(in: view).filter { !($0.model is any ModelValue) }.map { property, model in
          Breach(
            state: "\(view.reportName) holds \(model.reportName) in '\(property.name)'",
            of: view.participant,
            site: property.declaration
          )
        }
      }
  }
}

extension Evidence {
  /// The components of a role.
  fileprivate func components(_ role: Role) -> [Component] {
    wiringComponents.filter { type(of: $0).role == role }
  }

  /// A breach for each stored property of some components that holds model values.
  ///
  /// A property that was reported already is not looked into again; nor are objects of `closed` classes, which are
  /// asked for only where there is something to report.
  fileprivate func residents(
    in holders: [Component],
    against law: Law,
    outside closed: () -> Set<ObjectIdentifier> = { [] }
  ) -> [Breach] {
    holders.flatMap { holder -> [Breach] in
      func text(_ property: StoredProperties.Property) -> String {
        "\(holder.reportName) keeps model values in '\(property.name)'"
      }
      func values(outside closed: Set<ObjectIdentifier> = []) -> [StoredProperties.Property] {
        StoredProperties.modelValues(in: holder, outside: closed) {
          !reported.contains(ReportedState(rule: law.name, text: text($0)))
        }
      }
      guard !values().isEmpty else { return [] }
      return values(outside: closed()).map {
        Breach(state: text($0), of: holder.participant, site: declaration(of: $0))
      }
    }
  }
}
