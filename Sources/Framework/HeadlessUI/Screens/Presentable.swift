import MVC

/// What a window, a tab or a presentation can show: a screen, or a stack of screens.
public protocol Presentable: Component {
  /// What its tab shows, if it is in one.
  var tabItem: TabItem { get set }
  /// How it stands in front of other stacks if it is presented.
  var modalPresentationStyle: ModalPresentationStyle { get set }
  /// Whether the user can't dismiss it if it is presented, or is in a presented stack; its own buttons still can.
  var isModalInPresentation: Bool { get set }
  /// The object that hears of it if the user dismisses it; a weak reference.
  var presentationDelegate: (any PresentationDelegate)? { get set }
  /// The stack that shows it: a stack is that itself, and a screen is the first one of a new stack.
  func inStack() -> NavigationController
}

extension ViewController: Presentable {
  public func inStack() -> NavigationController { NavigationController(root: self) }
}

extension NavigationController: Presentable {
  public func inStack() -> NavigationController { self }
}

extension Presentable {
  /// The screen itself, or the first one of the stack; nil if the stack is empty.
  var firstScreen: ViewController? {
    self as? ViewController ?? (self as? NavigationController)?.stack.first
  }
}
