/// The object that a text field calls when the user edits it.
public protocol TextFieldDelegate: AnyObject {
  /// Called when the user presses Return; if the answer is true, as it is by default, the target of
  /// ``TextField/onReturn(_:fileID:line:_:)`` is called too.
  func textFieldShouldReturn(_ field: TextField) throws -> Bool
  /// Called when the field has got the keyboard; does nothing by default.
  func textFieldDidBeginEditing(_ field: TextField) throws
  /// Called when the field has lost the keyboard; does nothing by default.
  func textFieldDidEndEditing(_ field: TextField) throws
}

extension TextFieldDelegate {
  public func textFieldShouldReturn(_ field: TextField) throws -> Bool { true }
  public func textFieldDidBeginEditing(_ field: TextField) throws {}
  public func textFieldDidEndEditing(_ field: TextField) throws {}
}
