import MVC

/// The object that a window calls when the user dismisses a presented screen or stack.
///
/// As in UIKit it does not hear of a screen that the app itself dismisses.
public protocol PresentationDelegate: AnyObject {
  /// Whether the user may dismiss it, which is true by default; it is not asked while it is modal in its presentation.
  func presentationShouldDismiss(_ presented: any Presentable) throws -> Bool
  /// Called when the user has tried to dismiss it and may not; does nothing by default.
  func presentationDidAttemptToDismiss(_ presented: any Presentable) throws
  /// Called before it is dismissed; does nothing by default.
  func presentationWillDismiss(_ presented: any Presentable) throws
  /// Called when it has been dismissed; does nothing by default.
  func presentationDidDismiss(_ presented: any Presentable) throws
}

extension PresentationDelegate {
  public func presentationShouldDismiss(_ presented: any Presentable) throws -> Bool { true }
  public func presentationDidAttemptToDismiss(_ presented: any Presentable) throws {}
  public func presentationWillDismiss(_ presented: any Presentable) throws {}
  public func presentationDidDismiss(_ presented: any Presentable) throws {}
}

extension Window {
  /// The stack in front and its screens, of which one may hold it, and one may have the delegate.
  private var presented: [any Presentable] {
    guard stacks.count > 1, let front = stacks.last else { return [] }
    return [front] + front.stack
  }

  /// Whether the user can do anything to dismiss the presented stack in front, even if only in vain.
  package var offersDismissal: Bool {
    let presented = presented
    return !presented.isEmpty
      && (!presented.contains(where: \.isModalInPresentation)
        || presented.contains { $0.presentationDelegate != nil })
  }

  /// Dismisses the presented stack in front, as the user pulls it down, unless it is held.
  package func dismissByHand() {
    let presented = presented
    guard let owner = presented.first(where: { $0.presentationDelegate != nil }),
      let delegate = owner.presentationDelegate
    else {
      if offersDismissal { dismiss() }
      return
    }
    func tell(_ moment: String, _ body: () throws -> Void) {
      call("presentationController\(moment)(_:)", of: delegate, body)
    }
    var mayDismiss = !presented.contains(where: \.isModalInPresentation)
    if mayDismiss {
      tell("ShouldDismiss") { mayDismiss = try delegate.presentationShouldDismiss(owner) }
    }
    guard mayDismiss else {
      return tell("DidAttemptToDismiss") { try delegate.presentationDidAttemptToDismiss(owner) }
    }
    tell("WillDismiss") { try delegate.presentationWillDismiss(owner) }
    dismiss()
    tell("DidDismiss") { try delegate.presentationDidDismiss(owner) }
  }
}
