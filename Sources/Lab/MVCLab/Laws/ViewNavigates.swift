extension Law {
  /// Broken by a view that pushes, pops or presents.
  public static let viewNavigates = Law(
    "view-navigates",
    sentence: "a view never pushes or presents a screen; its controller or a router does",
    reason: """
      A view that knows the next screen can't be reused elsewhere, nor tried out alone.
      """,
    origin: "MVC with contracts"
  ) { evidence in
    evidence.hops(.navigate).compactMap { index, hop in
      let author = evidence.author(of: index)
      guard author.role == .view else { return nil }
      return Breach(
        "\(evidence.name(author.participant)) \(hop.name)",
        by: author.participant,
        hop: index,
        site: author.site
      )
    }
  }
}
