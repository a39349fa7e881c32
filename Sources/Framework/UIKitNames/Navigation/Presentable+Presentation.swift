import HeadlessUI
import MVC

extension Presentable {
  /// Presents a screen, in a stack of its own, or a stack of screens in front of all others in the window; `completion`
  /// is called in the next turn of the main queue, if it has been presented.
  public func present(
    _ presented: any Presentable,
    animated: Bool,
    completion: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let presenter else { return }
    let before = presenter.navigation?.window?.stacks.count
    presenter.present(presented)
    if presenter.navigation?.window?.stacks.count != before {
      presenter.complete(completion, fileID, line)
    }
  }

  /// Presents an alert or an action sheet in front of the screen; `completion` is called in the next turn of the main
  /// queue, if it has been presented.
  public func present(
    _ alert: UIAlertController,
    animated: Bool,
    completion: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let presenter else { return }
    presenter.present(alert)
    if presenter.alert === alert { presenter.complete(completion, fileID, line) }
  }

  /// Dismisses the alert in front of the screen or, if there is none, what is presented in front of it or else the
  /// presented stack that it is in; `completion` is called in the next turn of the main queue.
  public func dismiss(
    animated: Bool,
    completion: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard let presenter else { return }
    if presenter.alert == nil {
      presenter.dismiss()
    } else {
      presenter.dismissAlert()
    }
    presenter.complete(completion, fileID, line)
  }

  /// The screen itself, or the one on top of the stack.
  private var presenter: ViewController? {
    self as? ViewController ?? (self as? NavigationController)?.top
  }
}

extension ViewController {
  /// Calls a closure after what is done now, as UIKit does when its animation is over.
  fileprivate func complete(
    _ completion: (() -> Void)?,
    _ fileID: StaticString,
    _ line: UInt
  ) { if let completion { async(fileID: fileID, line: line) { completion() } } }
}
