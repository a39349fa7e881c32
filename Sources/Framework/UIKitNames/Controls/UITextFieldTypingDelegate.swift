import Foundation
import HeadlessUI

/// A delegate that is asked before what the user types changes a text field.
///
/// UIKit looks for the method in any delegate; Swift knows it by this protocol.
public protocol UITextFieldTypingDelegate: TypingTextFieldDelegate {
  /// Whether the characters in a range may be replaced: the command `type` replaces the whole text.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) throws -> Bool
}

extension UITextFieldTypingDelegate {
  public func textField(_ field: TextField, shouldChangeTo text: String) throws -> Bool {
    let all = NSRange(location: 0, length: field.text.utf16.count)
    return try textField(field, shouldChangeCharactersIn: all, replacementString: text)
  }
}
