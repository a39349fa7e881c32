import MVC

/// A control with a text that the user edits: a ``TextField`` or a ``TextView``.
///
/// As in UIKit, the one that the user types into is the first responder: it has the keyboard of its window, until
/// another one takes it, code takes it away, or the screen disappears.
open class TextControl: ValueControl {
  /// The text; what sets it renders, or handles an act of the user.
  @exclusivity(unchecked) var content: String { didSet { formerText = oldValue } }
  /// The text before the last change.
  @exclusivity(unchecked) package private(set) final var formerText = ""

  init(_ label: String, text: String, identifier: String) {
    content = text
    super.init(label, identifier: identifier)
  }

  /// The text in it; to set it calls neither the target nor the delegate.
  public var text: String {
    get {
      noteLook()
      return content
    }
    set {
      noteContent()
      guard newValue != content else { return }
      content = newValue
      render("wrote in '\(title)'")
    }
  }

  /// Whether it can have the keyboard.
  var canBeEdited: Bool { isEnabled }
  /// Called when it has got the keyboard.
  func didBeginEditing() {}
  /// Called when it has lost the keyboard.
  func didEndEditing() {}

  override func describeContent(to digest: inout StateDigest) {
    super.describeContent(to: &digest)
    digest.add(text)
  }
}

extension TextControl {
  /// Whether it has the keyboard of its window.
  public var isFirstResponder: Bool { focus?.responder === self }

  /// Takes the keyboard from the one that has it; returns false if it can't, because the user can't edit it or it
  /// is in no window.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard canBeEdited, let focus else { return false }
    guard focus.responder !== self else { return true }
    focus.responder?.resignFirstResponder()
    focus.responder = self
    didBeginEditing()
    return true
  }

  /// Gives the keyboard away; returns false if it did not have it.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    focus?.responder = nil
    didEndEditing()
    return true
  }
}
