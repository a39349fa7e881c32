import HeadlessUI

extension Truth {
  /// Whether an element is hidden; one that is not must be there, unless it is in a row.
  public struct Hidden: Statement {
    public let claim: Claim

    /// Whether the element with a title or identifier is hidden.
    public init(_ name: String, _ isHidden: Bool) {
      claim = Claim("hidden", name, of: Element.self, .visibility) { elements, _ in
        let isSeen = elements.first(Element.self, name) != nil
        let isThere = isSeen || elements.first(Element.self, name, evenHidden: true) != nil
        guard isThere || !isHidden && RowPlace(name) == nil else { return nil }
        return ScreenFact(
          "'\(name)'",
          verb: isSeen ? "shows" : isThere ? "hides" : "has no",
          must: isSeen != isHidden ? nil : "by its model it is \(isHidden ? "hidden" : "visible")"
        )
      }
    }
  }
}
