extension Law {
  /// Breached by a view or model that pushes, pops or presents.
  public static let viewNavigates = Law(
    "view-navigates",
    sentence: "navigation is the controller's business, or a router's",
    reason: """
      A view that knows what comes next can stand nowhere else, and a model that does needs a screen \
      to be tested.
      """,
    seed: "MVC with contracts"
  ) { evidence in
    evidence.hops(.navigate).compactMap { index, hop in
      guard [.view, .model].contains(evidence.role(hop.caller)) else { return nil }
      return Breach(
        "'\(evidence.name(hop.caller))' \(hop.name)",
        by: hop.caller,
        hop: index,
        site: evidence.site(of: index, by: hop.caller)
      )
    }
  }
}
