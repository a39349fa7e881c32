import MVC

/// A presented screen or stack, and the object that is called when the user dismisses it.
///
///     form.presentationController?.delegate = self
public struct PresentationController {
  /// The screen or the stack.
  public let presentedViewController: any Presentable

  /// The object that is called when the user dismisses the screen or the stack.
  public var delegate: (any PresentationDelegate)? {
    get { presentedViewController.presentationDelegate }
    nonmutating set { presentedViewController.presentationDelegate = newValue }
  }
}

extension Presentable {
  /// The presentation of this screen or stack; never nil here.
  public var presentationController: PresentationController? {
    PresentationController(presentedViewController: self)
  }
}

/// The object that a window calls when the user dismisses a presented screen or stack; each method is optional.
///
/// As in UIKit it is not called when the app itself dismisses the screen.
public protocol PresentationDelegate: AnyObject {
  /// Returns whether the user may dismiss it, by default true; not called while `isModalInPresentation` is true.
  func presentationControllerShouldDismiss(_ controller: PresentationController) throws -> Bool
  /// Called when the user has tried to dismiss it and may not.
  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) throws
  /// Called before the user dismisses it.
  func presentationControllerWillDismiss(_ controller: PresentationController) throws
  /// Called when the user has dismissed it.
  func presentationControllerDidDismiss(_ controller: PresentationController) throws
}

extension PresentationDelegate {
  public func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    true
  }
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {}
  public func presentationControllerWillDismiss(_ controller: PresentationController) {}
  public func presentationControllerDidDismiss(_ controller: PresentationController) {}
}

extension Presentable {
  /// What is known of the link to its delegate.
  fileprivate var linkOfPresentation: LinkRecord {
    (self as? ViewController)?.presentationLink
      ?? (self as? NavigationController)?.presentationLink ?? LinkRecord("presentationDelegate")
  }
}

extension LinkRecord {
  /// Notes what a presentation's delegate was set to; a screen may leave before what it has presented.
  mutating func note(_ delegate: (any PresentationDelegate)?, ofPresentation flow: Flow) {
    note(delegate is ViewController ? nil : delegate, in: flow)
  }
}

extension Window {
  /// The stack in front and its screens: any of them may have the delegate.
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
      guard offersDismissal else { return }
      if let link = presented.lazy.map(\.linkOfPresentation).first(where: \.isGone) {
        // Its owner is gone when the lab looks.
        presentationLink = link
        call("presentationControllerDidDismiss(_:)", of: (any PresentationDelegate)?.none, link) {
          _ in
        }
      }
      return dismiss()
    }
    let controller = PresentationController(presentedViewController: owner)
    func tell(_ moment: String, _ body: () throws -> Void) {
      call("presentationController\(moment)(_:)", of: delegate, body)
    }
    var mayDismiss = !presented.contains(where: \.isModalInPresentation)
    if mayDismiss {
      tell("ShouldDismiss") {
        mayDismiss = try delegate.presentationControllerShouldDismiss(controller)
      }
    }
    guard mayDismiss else {
      return tell("DidAttemptToDismiss") {
        try delegate.presentationControllerDidAttemptToDismiss(controller)
      }
    }
    tell("WillDismiss") { try delegate.presentationControllerWillDismiss(controller) }
    dismiss()
    tell("DidDismiss") { try delegate.presentationControllerDidDismiss(controller) }
  }
}
