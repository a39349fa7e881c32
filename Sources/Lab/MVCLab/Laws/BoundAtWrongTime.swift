import HeadlessUI
import MVC

extension Law {
  /// Broken by binding or observing the same thing again, from the same line, while the first time still stands, and by
  /// binding a view that is on no screen when the step is over.
  public static let boundAtWrongTime = Law(
    "bound-at-wrong-time",
    sentence: "a view is bound to its model once, when the screen's views exist",
    reason: """
      'viewWillAppear' runs each time the screen comes back. Binding there adds a second binding, often \
      to a fresh model, unless the first one was ended; binding before the view is loaded attaches to a \
      view that will be replaced.
      """,
    origin: "Mvce, and an MVVM binding kit"
  ) { evidence in
    let again = evidence.hops(.bind).compactMap { index, bind -> Breach? in
      guard evidence.isBoundAgain(at: index) else { return nil }
      return evidence.breach(index, "was bound to \(evidence.name(bind.caller)) again")
    }
    let views = evidence.hops(.bind).filter { evidence.role($0.hop.caller) == .view }
    guard !views.isEmpty else { return again + evidence.repeatedObservations }
    let shown = evidence.shownViews
    let unseen = views.filter { !shown.contains($0.hop.caller) }.map { index, _ in
      evidence.breach(index, "was bound to a view that is on no screen")
    }
    return again + unseen + evidence.repeatedObservations
  }
}

extension Evidence {
  fileprivate func breach(_ index: Int, _ what: String) -> Breach {
    let bind = hops[index]
    return Breach(
      "'\(bind.name)' of \(name(bind.callee)) \(what)",
      by: bind.caller,
      hop: index,
      site: site(of: index)
    )
  }

  /// Everything that is on a screen, and the screens themselves.
  fileprivate var shownViews: Set<Participant> {
    Set(
      world.screens.flatMap { screen in
        [screen.controller.participant] + screen.controller.elements.map(\.participant)
      }
    )
  }

  /// Whether the line has bound the same before, and that binding stands; or another model of the class, and this one for a
  /// screen that has come back, or for a cell while that binding stands.
  fileprivate func isBoundAgain(at index: Int) -> Bool {
    let bind = hops[index]
    guard let model = component(bind.callee) else { return false }
    if stoodBefore(index, to: model) { return true }
    let registry = world.runtime.registry
    let others = (component(bind.caller)?.registered(at: bind.site)?.boundBefore ?? []).filter {
      $0.property == bind.name && registry.componentType(of: $0.model) == type(of: model)
    }
    guard !others.isEmpty, !others.contains(where: { $0.model == bind.callee }) else {
      return false
    }
    return isAtReturn(index)
      || isInCell(bind.caller)
        && others.contains { other in
          component(other.model).map { observers(of: bind, from: $0) > 0 } ?? false
        }
  }

  /// Whether a binding of the line to the same stood when a hop bound it.
  private func stoodBefore(_ index: Int, to model: Component) -> Bool {
    let bind = hops[index]
    let same = hops(.bind).filter {
      $0.hop.caller == bind.caller && $0.hop.callee == bind.callee && $0.hop.name == bind.name
        && $0.hop.site == bind.site
    }
    let later = same.count { $0.index >= index }
    return observers(of: bind, from: model) > later
  }

  /// How many bindings of the line, to what a model has, stand.
  private func observers(of bind: Hop, from model: Component) -> Int {
    StoredProperties.observerCount(of: bind.caller, at: bind.site, bind.name, of: model)
  }

  private func isInCell(_ participant: Participant) -> Bool {
    let element = component(participant) as? Element
    return element is Cell || element?.cell != nil
  }

  /// Whether a hop happens because a screen appears in this step that has disappeared, and not left since.
  private func isAtReturn(_ index: Int) -> Bool {
    guard let (first, moment) = causes(of: index).first(where: { $0.hop.lifecycle != nil }),
      [.viewWillAppear, .viewDidAppear, .viewDidLayoutSubviews].contains(moment.lifecycle),
      (component(moment.callee) as? ViewController)?.isReturning == true
    else { return false }
    return hops(.lifecycle(.viewWillAppear)).contains {
      $0.hop.callee == moment.callee && $0.index <= first
    }
  }

  /// A breach for each component that observes the notifications of a sender twice from one line.
  fileprivate var repeatedObservations: [Breach] {
    let registrations = world.runtime.notifications.registrations
    return registrations.enumerated().compactMap { index, registration in
      guard registrations[..<index].contains(registration) else { return nil }
      return Breach(
        state: "\(name(registration.observer)) observes '\(registration.name)' again",
        of: registration.observer,
        site: SourceLine(registration.site)
      )
    }
  }
}
