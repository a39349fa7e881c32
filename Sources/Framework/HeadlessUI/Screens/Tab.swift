import MVC

/// A tab of a ``TabBarController``: a title, and screens in a stack of their own.
public final class Tab: Control {
  /// The tab's screens.
  public let stack: NavigationController
  /// Whether its screens are the visible ones.
  public internal(set) var isSelected = false
  weak var tabBarController: TabBarController?
  private let ownTitle: String?
  private let isOnStack: Bool

  /// Makes a tab on a first screen, or on a stack; a command finds it by the title or the identifier.
  public convenience init(_ title: String, root: any Presentable, identifier: String = "") {
    self.init(root: root, title: title, identifier: identifier)
  }

  /// Makes a tab on a first screen, or on a stack; without a title it shows that of the tab item or of the screen.
  package init(root: any Presentable, title: String? = nil, identifier: String = "") {
    ownTitle = title
    stack = root.inStack()
    isOnStack = stack === root
    super.init(identifier: identifier)
  }

  /// What it was made on: the stack or, if that is the tab's own, its first screen.
  package var root: (any Presentable)? { isOnStack ? stack : stack.stack.first }

  /// The items of the stack and of its first screen; what the first says comes first.
  private var items: [TabItem] {
    [stack.tabItem] + stack.stack.prefix(1).map(\.tabItem)
  }

  override public var title: String {
    ownTitle ?? items.lazy.compactMap(\.title).first ?? stack.stack.first?.title ?? ""
  }
  /// The text behind the title, which a ``TabItem`` has set.
  public var badge: String? { items.lazy.compactMap(\.badge).first }
  /// The title and the badge.
  package var shownTitle: String { badge.map { "\(title) (\($0))" } ?? title }
  override public var verbs: [ControlVerb] { [.tap] }

  /// Selects the tab; a tap on the selected one pops all its screens but the first.
  override public func handle(_ act: UserAct) -> Bool {
    guard let tabBarController, tabBarController.maySelect(self) else { return true }
    if isSelected { stack.returnToRoot() } else { tabBarController.show(self) }
    sendAction()
    tabBarController.didSelect(self)
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(title)
    if let badge { digest.add(badge) }
    digest.add(isSelected)
    digest.add(stack)
    if let delegate = tabBarController?.delegate { digest.add(delegate) }
    digest.add(tabBarController?.delegateLink.isGone == true)
  }

  override package var ownedComponents: [Component] { subviews + [stack] }
  override public var inlineText: String? {
    isSelected ? "*\(shownTitle)*" : isEnabled ? "[\(shownTitle)]" : "(\(shownTitle))"
  }
}
