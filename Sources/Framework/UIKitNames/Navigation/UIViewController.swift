import HeadlessUI
import MVC

/// A `ViewController` whose methods have UIKit's signatures: they do not throw, so `super` needs no `try`, and those
/// that are called when it appears or disappears take `animated`.
open class UIViewController: ViewController {
  /// Makes a screen, which `loadView` fills; both arguments are nil, because there are no nibs.
  ///
  /// As in UIKit an `init()` of your own needs no `override`.
  public init(nibName: Never? = nil, bundle: Never? = nil) {
    super.init()
    modalPresentationStyle = .automatic
  }

  override open func loadView() {}
  override open func viewDidLoad() {}
  override open func viewWillLayoutSubviews() {}
  override open func viewDidLayoutSubviews() {}

  /// Whether UIKit hides the bar with the time; never called.
  open var prefersStatusBarHidden: Bool { false }
  /// How UIKit draws the bar with the time; never called.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the screen turns with the phone; never called.
  open var shouldAutorotate: Bool { true }

  /// Never called: the lab does not run short of memory.
  open func didReceiveMemoryWarning() {}

  /// Called when the screen begins to appear; `animated` is false, because nothing is animated.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear`, when the view is in the window, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the screen has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the screen begins to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the screen has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Begins or ends the editing of the content; an override calls `super`, and `animated` is false if the user has
  /// tapped the button to edit.
  open func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing) }

  override public final func setEditing(_ editing: Bool) { setEditing(editing, animated: false) }
  override public final func viewWillAppear() { viewWillAppear(false) }
  override public final func viewIsAppearing() { viewIsAppearing(false) }
  override public final func viewDidAppear() { viewDidAppear(false) }
  override public final func viewWillDisappear() { viewWillDisappear(false) }
  override public final func viewDidDisappear() { viewDidDisappear(false) }
}

extension ModalPresentationStyle {
  /// A sheet here: it leaves the screen behind it in its place.
  public static let automatic = Self.pageSheet, formSheet = Self.pageSheet
  /// A sheet here: it leaves the screen behind it in its place.
  public static let overFullScreen = Self.pageSheet, popover = Self.pageSheet
}

extension ViewController {
  /// Whether `loadView` and `viewDidLoad` have been called.
  public var isViewLoaded: Bool { isLoaded }

  /// The stack that contains the screen or, for a child, its parent; nil if none does.
  public var navigationController: UINavigationController? { navigation }

  /// The screen behind the presented stack that this screen is in; nil if the stack is not presented.
  ///
  /// UIKit returns that screen's stack, which is a view controller there.
  public var presentingViewController: ViewController? { stacks(at: -1)?.top }

  /// The first screen of the stack that is presented in front of this screen's; nil if there is none.
  ///
  /// An alert is no view controller here: `alert` returns it.
  public var presentedViewController: ViewController? { stacks(at: 1)?.stack.first }

  /// Whether it disappears because its presented stack is dismissed.
  ///
  /// UIKit's stack is a view controller, which is dismissed with its screens.
  public var isBeingDismissed: Bool {
    guard let stack = navigation?.outermost, let window = stack.window else { return false }
    return !window.stacks.contains { $0 === stack }
  }

  /// The stack in the window that is `distance` places in front of the stack of this screen.
  private func stacks(at distance: Int) -> NavigationController? {
    let own = navigation?.outermost
    guard let stacks = own?.window?.stacks, let index = stacks.firstIndex(where: { $0 === own }),
      stacks.indices.contains(index + distance)
    else { return nil }
    return stacks[index + distance]
  }

  /// The button that is `Edit`, or `Done` while the user is editing.
  public var editButtonItem: UIBarButtonItem { editButton }

  /// Pushes a screen onto the stack that contains this one.
  public func show(_ controller: ViewController, sender: Any?) { navigation?.push(controller) }
}
