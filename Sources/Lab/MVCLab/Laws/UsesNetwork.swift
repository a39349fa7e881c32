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
          .sent(request.name, by: name(request.caller)),
          by: request.caller,
          hop: index,
          site: site(of: index)
        )
      }
      guard role == .view else { return nil }
      let author = author(of: index)
      guard author.role == .view else { return nil }
      return Breach(
        .made(name(request.caller), send: request.name, by: name(author.participant)),
        by: author.participant,
        hop: index,
        site: author.site
      )
    }
  }
}

extension String {
  fileprivate static func sent(_ request: String, by sender: String) -> String {
    "\(sender) sent '\(request)' to the server"
  }

  fileprivate static func made(
    _ model: String,
    send request: String,
    by view: String
  ) -> String {
    "\(view) made \(model) send '\(request)' to the server"
  }
}
