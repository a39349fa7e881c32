import MVCLab

extension Exploration {
  /// How the searches met state that the lab does not see; empty if they met none.
  package var hiddenState: [String] {
    let unlike = searches.compactMap(\.dependence)
    return Array((unlike.isEmpty ? searches.compactMap(\.unlikeStates) : unlike).prefix(1))
  }
}

extension Search {
  /// What outlives the wiring's worlds, and the first story that led elsewhere, or showed nothing, when it was played again;
  /// nil if nothing does.
  package var dependence: String? {
    let way = "let the assembly make it, or write 'singleton { … }'"
    guard unreplayable != nil || !unconfirmed.isEmpty else {
      guard stop == .hiddenState, audit.differences.isEmpty, let sharedState else { return nil }
      return "\(sharedState), which no world has for itself;\n\(way)"
    }
    let end =
      switch (unreplayable, unconfirmed.first) {
      case ([], _): "no two worlds begin alike"
      case (let story?, _):
        "played again, this leads to another state:\n" + story.joined(separator: "; ")
      case (nil, let found?):
        "in a new process this shows no \(found.name.inQuotes):\n" + found.text
      case (nil, nil): ""
      }
    return """
      the wiring depends on what lies outside of its world\(sharedState.map { ": \($0)" } ?? "");
      \(way); \(end)
      """
  }

  /// Two stories that led to one state, as far as the lab sees, and went on differently; nil if no audit found any.
  fileprivate var unlikeStates: String? {
    audit.differences.first.map { difference in
      """
      the lab takes two states for the same that behave differently;
      the wiring has state that the lab does not see\(sharedState.map { " (\($0))" } ?? ""), so some stories may be missing:
      \(difference.left.joined(separator: "; "))
      \(difference.right.joined(separator: "; "))
      """
    }
  }

  private var sharedState: String? {
    subject.wirings.lazy.compactMap(subject.system.processState).first
  }
}
