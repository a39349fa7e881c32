/// Which field or text view of a window has the keyboard.
final class Focus {
  /// The one that the user types into; nil if there is none.
  weak var responder: TextControl?
}

extension Element {
  /// The focus of the window that it is in; nil if it is in none.
  var focus: Focus? { owner?.focus }

  /// Ends the editing of a field or text view in this element, if one has the keyboard.
  public func endEditing() {
    guard let responder = focus?.responder, responder.isWithin(self) else { return }
    responder.resignFirstResponder()
  }
}
