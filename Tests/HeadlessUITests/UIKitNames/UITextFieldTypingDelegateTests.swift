import Foundation
import HeadlessUI
import MVC
import Testing
import UIKitNames

/// A delegate that is asked about each change of a text.
@Suite struct UITextFieldTypingDelegateTests {
  private let runtime = Runtime()
  private let field: UITextField
  private let delegate = ShortTexts()
  private let listener: UIViewController

  init() {
    let runtime = runtime
    field = runtime.assemble { UITextField() }
    field.delegate = delegate
    let delegate = delegate
    listener = runtime.assemble { UIViewController() }
    field.onChange(listener) { [delegate] _ in delegate.heard.append("changed") }
    #expect(field.type("Ada") == .heard)
    delegate.heard = []
  }

  @Test func `a text that the delegate refuses is not typed, and the target does not hear of it`() {
    #expect(field.type("Augusta") == .heard)
    #expect(delegate.heard == ["'Augusta' for 'Ada' at 0"])
    #expect(field.text == "Ada")
  }

  @Test func `a text that the delegate allows is typed`() {
    #expect(field.type("Eve") == .heard)
    #expect(delegate.heard == ["'Eve' for 'Ada' at 0", "changed"])
    #expect(field.text == "Eve")
  }

  @Test func `code is not asked, and a delegate that writes the text itself answers false`() {
    field.text = "Augusta Ada"
    #expect(delegate.heard == [])
    #expect(field.type("ada!") == .heard)
    #expect(field.text == "ADA")
  }
}

/// Allows five characters, and writes a text that ends with an exclamation mark in capital letters.
private final class ShortTexts: UITextFieldTypingDelegate {
  var heard: [String] = []

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text: String = textField.text
    let old = (text as NSString).substring(with: range)
    heard.append("'\(string)' for '\(old)' at \(range.location)")
    if string.hasSuffix("!") {
      textField.text = string.dropLast().uppercased()
      return false
    }
    return (text as NSString).replacingCharacters(in: range, with: string).count <= 5
  }
}
