import HeadlessUI

extension Truth {
  /// Whether a spinner turns; a hidden one does not.
  ///
  /// Compared with the `isAnimating` of an activity indicator, and with the `isRefreshing` of a refresh control.
  public struct Animating: Statement {
    public let claim: Claim

    /// Whether the spinner with an identifier turns.
    public init(_ name: String, _ isAnimating: Bool) {
      let said = { @Sendable in $0 ? "working" : "not working" }
      claim = Claim(
        "spinner",
        name,
        of: Element.self,
        .content,
        where: { $0.isTurning != nil },
        finding: { elements, isSpinner in
          let visible = elements.first(Element.self, name, where: isSpinner)
          guard
            let spinner = visible
              ?? elements.first(Element.self, name, evenHidden: true, where: isSpinner)
          else { return nil }
          let isSeen = spinner.isTurning == true && visible === spinner
          return ScreenFact(
            "'\(name)' \(said(isSeen))",
            must: isSeen == isAnimating ? nil : "by its model it is \(said(isAnimating))"
          )
        }
      )
    }
  }
}

extension Element {
  /// Whether it says that something is going on; nil if it can't.
  fileprivate var isTurning: Bool? {
    (self as? ActivityIndicatorView)?.isAnimating ?? (self as? RefreshControl)?.isRefreshing
  }
}
