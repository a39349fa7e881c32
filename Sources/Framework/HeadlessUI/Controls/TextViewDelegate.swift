/// The object that a text view calls when the user edits it.
public protocol TextViewDelegate: AnyObject {
  /// Called when the text view has got the keyboard; does nothing by default.
  func textViewDidBeginEditing(_ textView: TextView) throws
  /// Called each time the user has changed the text; does nothing by default.
  func textViewDidChange(_ textView: TextView) throws
  /// Called when the text view has lost the keyboard; does nothing by default.
  func textViewDidEndEditing(_ textView: TextView) throws
}

extension TextViewDelegate {
  public func textViewDidBeginEditing(_ textView: TextView) throws {}
  public func textViewDidChange(_ textView: TextView) throws {}
  public func textViewDidEndEditing(_ textView: TextView) throws {}
}
