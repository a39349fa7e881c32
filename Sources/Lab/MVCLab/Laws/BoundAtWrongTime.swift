import MVC

extension Law {
  /// Broken by binding the same property to the same view again because its screen appears again, and
  /// by binding a view that is on no screen when the step is over.
  public static let boundAtWrongTime = Law(
    "bound-at-wrong-time",
    sentence: "a view is bound to its model once, when the screen's views exist",
    reason: """
      'viewWillAppear' runs each time the screen comes back. Binding there adds a second binding, often \
      to a fresh model; binding before the view is loaded attaches to a view that will be replaced.
      """,
    origin: "Mvce, and an MVVM binding kit"
  ) { evidence in
    let binds = evidence.hops(.bind).filter { evidence.role($0.hop.caller) == .view }
    guard !binds.isEmpty else { return [] }
    let shown = evidence.shownViews
    return binds.compactMap { index, bind in
      let isAgain = evidence.isBoundAgain(at: index)
      guard isAgain || !shown.contains(bind.caller) else { return nil }
      let (model, view) = (evidence.name(bind.callee), evidence.name(bind.caller))
      return Breach(
        "'\(bind.name)' of \(model) was bound to "
          + (isAgain ? "\(view) again" : "a view that is on no screen"),
        by: bind.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}

extension Evidence {
  /// Everything that is on a screen, and the screens themselves.
  fileprivate var shownViews: Set<Participant> {
    Set(
      world.screens.flatMap { screen in
        [screen.controller.participant] + screen.controller.elements.map(\.participant)
      }
    )
  }

  /// Whether an appearance of a screen binds what an earlier hop has bound since the screen was last
  /// left.
  fileprivate func isBoundAgain(at index: Int) -> Bool {
    let bind = hops[index]
    guard let (_, moment) = causes(of: index).first(where: { $0.hop.lifecycle != nil }),
      [.viewWillAppear, .viewDidAppear, .viewDidLayoutSubviews].contains(moment.lifecycle)
    else { return false }
    let left = hops[..<index].lastIndex {
      $0.kind == .lifecycle(.didLeave) && $0.callee == moment.callee
    }
    return hops[(left ?? 0)..<index].contains { earlier in
      earlier.kind == .bind && earlier.caller == bind.caller && earlier.name == bind.name
        && name(earlier.callee) == name(bind.callee)
    }
  }
}
