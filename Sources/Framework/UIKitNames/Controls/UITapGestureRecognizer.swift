import HeadlessUI
import MVC

/// What calls its target when the user taps the view that it was added to: `tap Later`.
///
/// Its name for commands is the view's `accessibilityIdentifier` or, without one, the text of a label, the name of a
/// picture, or `view`. A picture with a recognizer is drawn as its name: `[star]`. Unlike UIKit's it is itself a
/// control, within the view.
open class UITapGestureRecognizer: UIControl {
  /// How many taps or fingers it takes; here one command is enough.
  public var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
  /// Whether the view does not get the touch; here a command names what gets it.
  public var cancelsTouchesInView = true

  /// Makes one that calls a method of `target`, which is held weakly.
  public init<Target: Component>(
    target: Target,
    action: @escaping (Target) -> () throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    super.init()
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// Makes one that calls a method of `target` with itself; its `view` is the one that was tapped.
  public init<Target: Component>(
    target: Target,
    action: @escaping (Target) -> (UITapGestureRecognizer) throws -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    super.init()
    addTarget(target, action: action, for: .touchUpInside, fileID: fileID, line: line)
  }

  /// The view that it was added to; nil if there is none.
  public var view: UIView? { superview }

  override open var title: String {
    if let name = view?.accessibilityIdentifier { return name }
    let shown = (view as? UILabel)?.text ?? (view as? UIImageView)?.image?.name ?? ""
    return shown.isEmpty ? "view" : shown
  }

  /// A tap; nothing on a label or a picture that is not enabled, or that the user does not see.
  override open var verbs: [ControlVerb] {
    switch view {
    case let label as UILabel: label.isUserInteractionEnabled && !label.text.isEmpty ? [.tap] : []
    case let picture as UIImageView: picture.isUserInteractionEnabled ? [.tap] : []
    default: [.tap]
    }
  }

  override open var inlineText: String? {
    view is UIImageView && !verbs.isEmpty ? (isEnabled ? "[\(title)]" : "(\(title))") : nil
  }
}

extension Element {
  /// Adds a recognizer, which is called when the user taps this view.
  ///
  /// As in UIKit, the recognizer of a label or a picture is called only if the view's `isUserInteractionEnabled` is true.
  public func addGestureRecognizer(_ recognizer: UITapGestureRecognizer) { addSubview(recognizer) }

  /// Removes a recognizer that was added to this view.
  public func removeGestureRecognizer(_ recognizer: UITapGestureRecognizer) {
    if recognizer.superview === self { recognizer.removeFromSuperview() }
  }

  /// The recognizers that were added to this view; nil if there are none.
  public var gestureRecognizers: [UITapGestureRecognizer]? {
    let all = subviews.compactMap { $0 as? UITapGestureRecognizer }
    return all.isEmpty ? nil : all
  }
}
