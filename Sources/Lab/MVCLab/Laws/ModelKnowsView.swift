import CallStacks
import MVC

extension Law {
  /// Broken by a model that paints, pushes or presents, by one that has a property whose declared type is a view or a
  /// controller, and by a plain class that paints a view which it holds.
  ///
  /// A delegate behind a protocol breaks nothing: the model knows the protocol alone. Nor does a binder
  /// that writes by a key path: it is a binding's code, in whichever class it is.
  public static let modelKnowsView = Law(
    "model-knows-view",
    sentence: "a model knows no view and no controller",
    reason: """
      A model that acts on a screen serves that one screen: a second one is never updated, and no test \
      can use the model without a screen. A model notifies; those that show it listen.
      """,
    origin: "RightMVC, and standard and non-standard MVC"
  ) { evidence in
    let acts = evidence.hops(.render, .navigate).compactMap { index, hop -> Breach? in
      guard !evidence.isByBinding(index) else { return nil }
      let actor = evidence.actor(of: index)
      let manager = evidence.plainPainter(of: index)
      guard actor.role == .model || manager != nil else { return nil }
      return Breach(
        "\(manager.map { "'\($0)'" } ?? evidence.name(actor.participant)) \(hop.name)",
        by: actor.participant,
        hop: index,
        site: manager == nil ? actor.site : evidence.site(of: index)
      )
    }
    return acts
      + evidence.wiringComponents.flatMap { model in
        evidence.screens(in: model).map { property, screen in
          Breach(
            state: "\(model.reportName) holds \(screen.reportName) in '\(property.name)'",
            of: model.participant,
            site: property.declaration
          )
        }
      }
  }
}

extension Evidence {
  /// The plain class whose code paints a view that it holds; nil for one that serves a view, as a data source or a
  /// delegate does.
  fileprivate func plainPainter(of index: Int) -> String? {
    guard hops[index].kind == .render, isContent(hops[index]),
      let call = plainCalls(before: index).first,
      let type = call.ownClass, !(type is Component.Type), !call.isExtension,
      !(type is any Assembly.Type), !TypeSurvey.servesView(type),
      DeclaredField.fields(of: type)?.contains(where: { TypeSurvey.isScreen($0.type) }) == true
    else { return nil }
    return sourceName(of: type)
  }

  /// Whether a binding wrote what it observes: it writes by a key path.
  fileprivate func isByBinding(_ index: Int) -> Bool {
    let cause = hops[index].cause
    return cause >= 0 && hops[cause].kind == .observation
      && world.flow.calls(before: index).contains(where: CallAddress.isOfKeyPath)
  }
}
