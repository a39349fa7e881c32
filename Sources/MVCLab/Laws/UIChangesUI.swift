extension Law {
  /// Breached by a paint of a controller or view below a user's act or an answer of the server,
  /// when no model has spoken in between.
  ///
  /// Presenting and pushing is no content; a screen that paints itself while it loads or appears,
  /// and a cell the table asked for, change nothing by themselves.
  static let uiChangesUI = Law(
    "ui-changes-ui",
    sentence: """
      a user action or an answer changes the screen only through a change of the model
      """,
    reason: """
      What one handler paints, no other screen hears of, and nobody repaints it when the server \
      refuses. If the model's word is the only brush, every screen is right after every change.
      """,
    seed: "000"
  ) { evidence in
    evidence.hops(.render).compactMap { index, render in
      guard [.controller, .view].contains(evidence.role(render.caller)),
        let occasion = evidence.occasionWithoutModel(of: index)
      else { return nil }
      return Breach(
        """
        '\(evidence.name(render.caller))' \(render.name) in the course of \(occasion.occasion); \
        \(evidence.someModelChanged(before: index) ? "not at a model's word" : "no model had changed")
        """,
        by: render.caller,
        hop: index,
        site: evidence.site(of: index)
      )
    }
  }
}

extension Evidence {
  /// Whether a model changed in this step before a hop, even if it told nobody.
  fileprivate func someModelChanged(before index: Int) -> Bool {
    hops(.change).contains { $0.index < index && role($0.hop.callee) == .model }
  }

  /// The user's act or the answer that led to a hop without a model's word on the way; nil if there
  /// was such a word, or the view layer asked by itself.
  fileprivate func occasionWithoutModel(of index: Int) -> Hop? {
    for (_, hop) in causes(of: index) {
      switch hop.kind {
      case .userEvent, .answer: return hop
      case .dataSource, .lifecycle, .outside: return nil
      case .targetAction, .delegate, .block, .notification, .observation, .event:
        if isModelsWord(hop) { return nil }
      case .timer, .turn, .post, .change, .render, .request, .navigate: continue
      }
    }
    return nil
  }
}
