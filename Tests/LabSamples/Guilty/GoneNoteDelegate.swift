import MVC
import UIKitNames

// finds: lost-link
// > type Milk in Note

/// Counts the letters of a note.
final class LetterCount: UITextViewDelegate {
  private let label: UILabel

  init(_ label: UILabel) { self.label = label }

  func textViewDidChange(_ textView: UITextView) { label.text = "\(textView.text.count)" }
}

/// Gives its text view a delegate that nobody keeps.
final class GoneNoteDelegate: UIViewController {
  private let note = UITextView("Note")
  private let label = UILabel(identifier: "letters")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    view.addSubview(label)
    let delegate = LetterCount(label)
    note.delegate = delegate
  }
}
