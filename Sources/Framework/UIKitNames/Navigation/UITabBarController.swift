import HeadlessUI
import MVC

/// A `TabBarController` that makes its tabs from screens, and whose methods have UIKit's signatures.
///
/// Each tab is made on a `UINavigationController`, or on a screen, which is the first one of a stack of its own.
open class UITabBarController: TabBarController {
  /// Makes a controller without tabs; both arguments are nil, because there are no nibs.
  public init(nibName: Never? = nil, bundle: Never? = nil) {
    super.init([])
    modalPresentationStyle = .automatic
  }

  /// The stack or the first screen of each tab, whatever it was made on, from left to right.
  public var viewControllers: [any Presentable]? {
    get { tabs.compactMap(\.root) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The stack or the first screen of the selected tab; to set it to one of `viewControllers` selects its tab.
  public var selectedViewController: (any Presentable)? {
    get { selectedTab?.root }
    set { selectedIndex = tabs.firstIndex { $0.root === newValue } }
  }

  /// Makes a tab for each of these stacks and screens; one that has a tab already keeps it, with all its screens.
  ///
  /// The selected tab stays so if it is among them; otherwise the one at its place is selected, or the first.
  public func setViewControllers(_ controllers: [any Presentable]?, animated: Bool) {
    let new = (controllers ?? []).map { controller in
      tabs.first { $0.root === controller } ?? Tab(root: controller)
    }
    setTabs(new)
  }

  override open func loadView() {}
  override open func viewDidLoad() {}
  override open func viewWillLayoutSubviews() {}
  override open func viewDidLayoutSubviews() {}

  /// Called when the tab bar begins to appear; `animated` is false, because nothing is animated.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear`, when the view is in the window, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the tab bar has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the tab bar begins to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the tab bar has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  override public final func viewWillAppear() { viewWillAppear(false) }
  override public final func viewIsAppearing() { viewIsAppearing(false) }
  override public final func viewDidAppear() { viewDidAppear(false) }
  override public final func viewWillDisappear() { viewWillDisappear(false) }
  override public final func viewDidDisappear() { viewDidDisappear(false) }
}

extension ViewController {
  /// The tab bar controller that has the screen in a tab; nil if none does.
  public var tabBarController: UITabBarController? {
    navigation?.tabBarController as? UITabBarController
  }
}
