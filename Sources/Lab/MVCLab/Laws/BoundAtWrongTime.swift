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

  /// Whether an earlier hop has bound the same from the same line, and the binding stands, or to another model of the class
  /// before the screen has come back.
  fileprivate func isBoundAgain(at index: Int) -> Bool {
    let bind = hops[index]
    return hops[..<index].contains { earlier in
      guard earlier.kind == .bind, earlier.caller == bind.caller, earlier.name == bind.name,
        earlier.site == bind.site, name(earlier.callee) == name(bind.callee),
        component(bind.callee) != nil
      else { return false }
      guard earlier.callee == bind.callee else {
        return isAtReturn(index) || isInCell(bind.caller) && isBound(by: earlier)
      }
      return isBound(by: bind, atLeast: 2)
    }
  }

  /// Whether a binding stands, so many times.
  private func isBound(by bind: Hop, atLeast count: Int = 1) -> Bool {
    guard let model = component(bind.callee) else { return false }
    let (observer, site) = (bind.caller, bind.site)
    return StoredProperties.observerCount(of: observer, at: site, bind.name, of: model) >= count
  }

  private func isInCell(_ participant: Participant) -> Bool {
    let element = component(participant) as? Element
    return element is Cell || element?.cell != nil
  }

  /// Whether a hop happens because a screen appears that has not left since the one before.
  private func isAtReturn(_ index: Int) -> Bool {
    guard let (first, moment) = causes(of: index).first(where: { $0.hop.lifecycle != nil }),
      [.viewWillAppear, .viewDidAppear, .viewDidLayoutSubviews].contains(moment.lifecycle)
    else { return false }
    let last = hops[..<first].last {
      $0.callee == moment.callee
        && ($0.kind == .lifecycle(.didLeave) || $0.kind == .lifecycle(.viewDidDisappear))
    }
    return last?.lifecycle == .viewDidDisappear
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
