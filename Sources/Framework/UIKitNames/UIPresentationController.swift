import HeadlessUI

/// What is presented, and who hears of it when the user dismisses it.
///
///     form.presentationController?.delegate = self
public struct UIPresentationController {
  /// The screen or the stack.
  public let presentedViewController: any Presentable

  /// The object that hears of it when the user dismisses the screen or the stack.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get {
      presentedViewController.presentationDelegate as? any UIAdaptivePresentationControllerDelegate
    }
    nonmutating set { presentedViewController.presentationDelegate = newValue }
  }
}

extension Presentable {
  /// Who hears of it when the user dismisses this screen or stack; never nil here.
  public var presentationController: UIPresentationController? {
    UIPresentationController(presentedViewController: self)
  }
}

/// The delegate of a presentation, with UIKit's method names.
public protocol UIAdaptivePresentationControllerDelegate: PresentationDelegate {
  /// Whether the user may dismiss it, which is true by default; it is not asked while `isModalInPresentation` is true.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) throws -> Bool
  /// Called when the user has tried to dismiss it and may not; does nothing by default.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) throws
  /// Called before it is dismissed by the user; does nothing by default.
  func presentationControllerWillDismiss(_ controller: UIPresentationController) throws
  /// Called when it has been dismissed by the user; does nothing by default.
  func presentationControllerDidDismiss(_ controller: UIPresentationController) throws
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}

  public func presentationShouldDismiss(_ presented: any Presentable) throws -> Bool {
    try presentationControllerShouldDismiss(.init(presentedViewController: presented))
  }
  public func presentationDidAttemptToDismiss(_ presented: any Presentable) throws {
    try presentationControllerDidAttemptToDismiss(.init(presentedViewController: presented))
  }
  public func presentationWillDismiss(_ presented: any Presentable) throws {
    try presentationControllerWillDismiss(.init(presentedViewController: presented))
  }
  public func presentationDidDismiss(_ presented: any Presentable) throws {
    try presentationControllerDidDismiss(.init(presentedViewController: presented))
  }
}
