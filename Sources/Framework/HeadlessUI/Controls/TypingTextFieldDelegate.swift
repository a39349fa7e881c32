/// A delegate that is asked before what the user types changes the text of a field.
public protocol TypingTextFieldDelegate: TextFieldDelegate {
  /// Whether the field may have this text, which the user types in place of the present one.
  func textField(_ field: TextField, shouldChangeTo text: String) throws -> Bool
}

extension TextField {
  /// Asks the delegate about a text that the user types, if it wants to know.
  func mayChange(to text: String) -> Bool {
    guard let delegate = delegate as? any TypingTextFieldDelegate else { return true }
    return call("textField(_:shouldChangeCharactersIn:replacementString:)", of: delegate) {
      try delegate.textField(self, shouldChangeTo: text)
    } ?? true
  }
}
