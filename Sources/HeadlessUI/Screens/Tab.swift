import MVC

/// A tab of a ``TabBarController``: a title, and screens in a stack of their own.
public final class Tab: Control {
  /// The tab's screens.
  public let stack: NavigationController
  /// Whether its screens are the visible ones.
  public internal(set) var isSelected = false
  weak var tabBarController: TabBarController?
  private let makeTitle: (ViewController?) -> String

  /// Makes a tab on a first screen; a command finds it by the title or the identifier.
  public convenience init(_ title: String, root: ViewController, identifier: String = "") {
    self.init(root: root, identifier: identifier) { _ in title }
  }

  /// Makes a tab on a first screen, with a title that follows the first screen of its stack.
  package init(
    root: ViewController,
    identifier: String = "",
    title: @escaping (ViewController?) -> String
  ) {
    makeTitle = title
    stack = NavigationController(root: root)
    super.init(identifier: identifier)
  }

  override public var title: String { makeTitle(stack.stack.first) }
  override public var verbs: [ControlVerb] { [.tap] }

  /// Selects the tab; a tap on the selected one pops all its screens but the first.
  override public func handle(_ act: UserAct) -> Bool {
    if isSelected { stack.returnToRoot() } else { tabBarController?.show(self) }
    sendAction()
    return true
  }

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(title)
    digest.add(isSelected)
    digest.add(stack)
  }

  override package var ownedComponents: [Component] { subviews + [stack] }
  override public var inlineText: String? {
    isSelected ? "*\(title)*" : isEnabled ? "[\(title)]" : "(\(title))"
  }
}
