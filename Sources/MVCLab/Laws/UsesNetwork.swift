import MVC

extension Law {
  /// Breached by a view that sends a request, or has a model send one.
  public static let viewUsesNetwork = Law(
    "view-uses-network",
    sentence: "requests are the model's business, not a view's",
    reason: """
      The answer comes when the view may show something else already, or nothing at all.
      """,
    seed: "standard and non-standard MVC"
  ) { $0.requests(by: .view) }

  /// Breached by a controller that sends a request.
  public static let controllerUsesNetwork = Law(
    "controller-uses-network",
    sentence: "requests are the model's business, not a controller's",
    reason: """
      The answer comes to one controller, and the others never hear of it. What is sent and what it \
      means belongs to whoever keeps the truth.
      """,
    seed: "RightMVC, and standard and non-standard MVC"
  ) { $0.requests(by: .controller) }
}

extension Evidence {
  /// Every request of this step that somebody of this role sent, as a breach; for a view also one that
  /// it had a model send.
  fileprivate func requests(by role: Role) -> [Breach] {
    hops(.request).compactMap { index, request in
      if self.role(request.caller) == role {
        return Breach(
          "'\(name(request.caller))' sent '\(request.name)' to the server",
          by: request.caller,
          hop: index,
          site: site(of: index)
        )
      }
      guard role == .view, request.cause >= 0, self.role(hops[request.cause].callee) == .view else {
        return nil
      }
      let view = hops[request.cause].callee
      return Breach(
        "'\(name(view))' had '\(name(request.caller))' send '\(request.name)' to the server",
        by: view,
        hop: index,
        site: site(of: index, by: view)
      )
    }
  }
}
