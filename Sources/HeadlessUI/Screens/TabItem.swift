import MVC

/// What a tab shows of a screen or a stack: a title and a badge.
public final class TabItem {
  /// The title; nil if the screen's own is shown.
  public var title: String?
  @exclusivity(unchecked) private var shownBadge: String?
  /// The screen or the stack whose item it is.
  @exclusivity(unchecked) weak var owner: (any Presentable)?

  /// Makes an item with a title, or one that shows the title of its screen.
  public init(title: String? = nil) { self.title = title }

  /// A short text behind the title, such as a number of letters; nil if there is none.
  ///
  /// To set it is to call `setBadge`, but the flow does not know the line.
  public var badge: String? {
    get { shownBadge }
    set { setBadge(newValue, fileID: "", line: 0) }
  }

  /// Changes the badge; the same badge again is no change.
  public func setBadge(_ badge: String?, fileID: StaticString = #fileID, line: UInt = #line) {
    guard badge != shownBadge else { return }
    shownBadge = badge
    let stack = (owner as? ViewController)?.navigation ?? owner as? NavigationController
    let tab = stack?.tabBarController?.tabs.first { $0.stack === stack }
    tab?.render("badged \(tab?.flowName ?? "")", fileID: fileID, line: line)
  }

  func describe(to digest: inout StateDigest) {
    digest.add(title ?? "")
    digest.add(shownBadge ?? "")
  }
}
