import MVC
import UIKitNames

// finds: sent-twice
// > type Milk in Text; type two in Amount; tap Send; tap Send; server ok; server ok

/// Sends two fields as one text at each tap.
final class TitledTwice: ComposedLines {
  private let amount = UITextField("Amount")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(amount)
  }

  override func send() { store.send("\(text), \(amount.text ?? "")") }
}
