extension Law {
  /// Broken by a view or model that pushes, pops or presents.
  public static let viewNavigates = Law(
    "view-navigates",
    sentence: "a view never pushes or presents a screen; its controller or a router does",
    reason: """
      A view that knows the next screen can't be reused elsewhere, and a model that knows it can't be \
      tested without a screen.
      """,
    seed: "MVC with contracts"
  ) { evidence in
    evidence.hops(.navigate).compactMap { index, hop in
      guard [.view, .model].contains(evidence.role(hop.caller)) else { return nil }
      return Breach(
        .moved(hop.name, by: evidence.name(hop.caller)),
        by: hop.caller,
        hop: index,
        site: evidence.site(of: index, by: hop.caller)
      )
    }
  }
}

extension String {
  /// Such as `'DetailView' pushed DetailController`.
  fileprivate static func moved(_ move: String, by component: String) -> String {
    "\(component) \(move)"
  }
}
