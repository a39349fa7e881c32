import MVC

/// What a tab shows of a screen or a stack: a title and a badge.
public final class TabItem {
  @exclusivity(unchecked) private var shownTitle: String?
  @exclusivity(unchecked) private var shownBadge: String?
  /// The screen or the stack whose item it is.
  @exclusivity(unchecked) weak var owner: (any Presentable)?

  /// Makes an item with a title, or one that shows the title of its screen.
  public init(title: String? = nil) { shownTitle = title }

  /// The title; nil if the screen's own is shown.
  ///
  /// To set it is to call `setTitle`, but the flow does not know the line.
  public var title: String? {
    get { shownTitle }
    set { setTitle(newValue, fileID: "", line: 0) }
  }

  /// Changes the title; the same title again is no change.
  public func setTitle(_ title: String?, fileID: StaticString = #fileID, line: UInt = #line) {
    guard title != shownTitle else { return }
    shownTitle = title
    tab?.render("titled \(tab?.flowName ?? "")", fileID: fileID, line: line)
  }

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
    tab?.render("badged \(tab?.flowName ?? "")", fileID: fileID, line: line)
  }

  /// The tab that shows it, if one does.
  private var tab: Tab? {
    let stack = (owner as? ViewController)?.navigation ?? owner as? NavigationController
    return stack?.tabBarController?.tabs.first { $0.stack === stack }
  }

  func describe(to digest: inout StateDigest) {
    digest.add(shownTitle ?? "")
    digest.add(shownBadge ?? "")
  }
}
