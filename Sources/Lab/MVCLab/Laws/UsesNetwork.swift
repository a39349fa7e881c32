import MVC

extension Law {
  /// Broken by a view that sends a request, or that makes a model send one.
  public static let viewUsesNetwork = Law(
    "view-uses-network",
    sentence: "a view sends no requests; the model does",
    reason: "By the time the answer arrives, the view may show something else or be gone.",
    origin: "standard and non-standard MVC"
  ) { $0.requests(by: .view) }

  /// Broken by a controller that sends a request.
  public static let controllerUsesNetwork = Law(
    "controller-uses-network",
    sentence: "a controller sends no requests; the model does",
    reason: """
      The answer reaches one controller, and the others never learn of it. The model keeps the data, \
      so only the model can decide what an answer means.
      """,
    origin: "RightMVC, and standard and non-standard MVC"
  ) { $0.requests(by: .controller) }
}

extension Evidence {
  /// A breach for each request of this step that a component of this role sent; for views also for
  /// each request that a view made a model send.
  fileprivate func requests(by role: Role) -> [Breach] {
    hops(.request).compactMap { index, request in
      if self.role(request.caller) == role {
        return Breach(
          "\(name(request.caller)) sent '\(request.name)' to the server",
          by: request.caller,
          hop: index,
          site: site(of: index)
        )
      }
      guard role == .view else { return nil }
      let author = author(of: index)
      guard author.role == .view else { return nil }
      let (view, model) = (name(author.participant), name(request.caller))
      return Breach(
        "\(view) made \(model) send '\(request.name)' to the server",
        by: author.participant,
        hop: index,
        site: author.site
      )
    }
  }
}
