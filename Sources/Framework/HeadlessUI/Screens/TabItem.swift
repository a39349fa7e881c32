import MVC

/// What a tab shows of a screen or a stack: a title and a badge.
public final class TabItem {
  /// The title; nil if the screen's own is shown.
  @exclusivity(unchecked) public var title: String? {
    didSet { if title != oldValue { render("titled") } }
  }
  /// A short text behind the title, such as a number of letters; nil if there is none.
  @exclusivity(unchecked) public var badge: String? {
    didSet { if badge != oldValue { render("badged") } }
  }
  /// The screen or the stack whose item it is.
  @exclusivity(unchecked) weak var owner: (any Presentable)?

  /// Makes an item with a title, or one that shows the title of its screen.
  public init(title: String? = nil) { self.title = title }

  private func render(_ what: String) { if let tab { tab.render("\(what) \(tab.flowName)") } }

  /// The tab that shows it, if one does.
  private var tab: Tab? {
    let stack = (owner as? ViewController)?.navigation ?? owner as? NavigationController
    return stack?.tabBarController?.tabs.first { $0.stack === stack }
  }

  func describe(to digest: inout StateDigest) {
    digest.add(title ?? "")
    digest.add(badge ?? "")
  }
}
