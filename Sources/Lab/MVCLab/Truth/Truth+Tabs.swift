import HeadlessUI

extension Truth {
  /// The badge of a tab in the tab bar below the screen; compared with the tab item's `badgeValue`.
  public struct Badge: Statement {
    public let claim: Claim

    /// The badge of the tab with a title or identifier; nil if there is none.
    public init(_ tab: String, _ badge: String?) {
      let said = { @Sendable (badge: String?) in badge.map { "the badge '\($0)'" } ?? "no badge" }
      claim = Claim("badge", tab, of: Tab.self) { shown in
        (
          "\(said(shown.badge)) at '\(tab)'",
          shown.badge == badge ? nil : "its model has \(said(badge))"
        )
      }
    }
  }

  /// The selected tab of the tab bar below the screen.
  public struct SelectedTab: Statement {
    public let claim: Claim

    /// The title or identifier of the tab that is selected.
    public init(_ tab: String) {
      claim = Claim("tab", tab, of: Tab.self, .content) { elements, _ in
        guard let selected = elements.screen.shownTabBar?.selectedTab else { return nil }
        return ScreenFact(
          "the tab '\(selected.title)'",
          isShared: false,
          must: selected.isCalled(tab) ? nil : "by its model it is '\(tab)'"
        )
      }
    }
  }
}
