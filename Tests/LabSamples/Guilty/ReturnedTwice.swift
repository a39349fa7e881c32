import MVC
import UIKitNames

// finds: sent-twice
// > type ' Hi ' in Text; return in Text; return in Text; server ok; server ok

/// Sends the text without the spaces around it each time when the user presses Return.
final class ReturnedTwice: ComposedLines, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    store.send(text.split(separator: " ").joined(separator: " "))
    return false
  }
}
