import MVC
import UIKitNames

// near: lost-link
// > type Milk in Note; tap Freeze; type Bread in Note

/// Hears of a note until the user freezes it: a link that was taken away is not lost.
final class ClearedDelegates: UIViewController, UITextViewDelegate {
  private let note = UITextView("Note")
  private let button = UIButton("Freeze")
  private let label = UILabel(identifier: "letters")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    view.addSubview(button)
    view.addSubview(label)
    note.delegate = self
    button.addTarget(self, action: ClearedDelegates.freeze, for: .touchUpInside)
  }

  func textViewDidChange(_ textView: UITextView) { label.text = "\(textView.text.count)" }

  private func freeze() { note.delegate = nil }
}
