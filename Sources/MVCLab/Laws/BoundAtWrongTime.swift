import MVC

extension Law {
  /// Breached by binding the same property to the same view once more because its screen appears again,
  /// and by binding a view that is on no screen when the step is over.
  public static let boundAtWrongTime = Law(
    "bound-at-wrong-time",
    sentence: "a binding is made once, when both ends exist",
    reason: """
      A screen appears as often as another one leaves it. What is bound at every appearance is bound \
      to a model that knows nothing of what happened before; what is bound before its screen is made \
      is bound to a view nobody will see.
      """,
    seed: "Mvce, and an MVVM binding kit"
  ) { evidence in
    let binds = evidence.hops(.bind).filter { evidence.role($0.hop.caller) == .view }
    guard !binds.isEmpty else { return [] }
    let shown = evidence.shownViews
    return binds.compactMap { index, bind in
      let what = "'\(bind.name)' of '\(evidence.name(bind.callee))' was bound to"
      if evidence.isBoundAgain(at: index) {
        return Breach(
          "\(what) \(evidence.name(bind.caller)) once more",
          by: bind.caller,
          hop: index,
          site: evidence.site(of: index)
        )
      }
      guard !shown.contains(bind.caller) else { return nil }
      return Breach(
        "\(what) a view that is on no screen",
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

  /// Whether an appearance of a screen binds what an earlier hop has bound, since it was last left.
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
