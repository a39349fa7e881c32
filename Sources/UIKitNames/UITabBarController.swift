import HeadlessUI
import MVC

/// A `TabBarController` that makes its tabs from screens, and whose methods have UIKit's signatures.
///
/// Each screen is the first one of a stack of its own, as if it were in a `UINavigationController`.
open class UITabBarController: TabBarController {
  /// Makes a controller without tabs; `viewControllers` adds them.
  public init() {
    super.init([])
    modalPresentationStyle = .automatic
  }

  /// The first screen of each tab, from left to right; to set it is to call `setViewControllers`, but the flow does
  /// not know the line.
  public var viewControllers: [ViewController]? {
    get { tabs.compactMap(\.stack.stack.first) }
    set { setViewControllers(newValue, animated: false, fileID: "", line: 0) }
  }

  /// The first screen of the selected tab; to set it to one of `viewControllers` selects its tab.
  public var selectedViewController: ViewController? {
    get { selectedTab?.stack.stack.first }
    set { selectedIndex = tabs.firstIndex { $0.stack.stack.first === newValue } }
  }

  /// Makes a tab for each of these screens; one that has a tab already keeps it, with all its screens.
  ///
  /// The selected tab stays so if it is among them; otherwise the one at its place is selected, or the first.
  public func setViewControllers(
    _ controllers: [ViewController]?,
    animated: Bool,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    let new = (controllers ?? []).map { controller in
      tabs.first { $0.stack.stack.first === controller } ?? Tab(root: controller, title: tabTitle)
    }
    setTabs(new, fileID: fileID, line: line)
  }

  override open func loadView() {}
  override open func viewDidLoad() {}
  override open func viewWillLayoutSubviews() {}
  override open func viewDidLayoutSubviews() {}

  /// Called when the tab bar begins to appear; `animated` is false, because nothing is animated.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the tab bar has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the tab bar begins to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the tab bar has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  override public final func viewWillAppear() { viewWillAppear(false) }
  override public final func viewDidAppear() { viewDidAppear(false) }
  override public final func viewWillDisappear() { viewWillDisappear(false) }
  override public final func viewDidDisappear() { viewDidDisappear(false) }
}

/// The title of a screen's tab: that of its item or, if it has none, its own.
private func tabTitle(of controller: ViewController?) -> String {
  (controller as? UIViewController)?.tabBarItem.title ?? controller?.title ?? ""
}

/// What a tab shows of its screen.
public final class UITabBarItem {
  /// The title; nil if the screen's own is shown.
  public var title: String?

  /// Makes an item with a title, or one that shows the title of its screen.
  public init(title: String? = nil) { self.title = title }
}

extension ViewController {
  /// The tab bar controller that has the screen in a tab; nil if none does.
  public var tabBarController: UITabBarController? {
    navigation?.tabBarController as? UITabBarController
  }
}
