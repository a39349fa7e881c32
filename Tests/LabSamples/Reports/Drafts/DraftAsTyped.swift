import MVC
import UIKitNames

/// What survives the program.
final class DraftFile: Storage {
  private(set) var text = ""

  func write(_ text: String) { self.text = text }
  func setFailing(_ isFailing: Bool) {}
  func close() {}
}

/// The text that the user has not sent yet.
final class ChatDraft: Model {
  private var file: DraftFile? { storage as? DraftFile }
  var text: String { file?.text ?? "" }

  func store(_ text: String) { file?.write(text) }
}

/// A chat with a field, whose text it stores at each letter.
class DraftAsTyped: UIViewController {
  private let draft = ChatDraft()
  private let field = UITextField("Message")
  private let button = UIButton("Profile")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    for view in [field, button] as [UIView] { self.view.addSubview(view) }
    field.text = draft.text
    field.addTarget(self, action: DraftAsTyped.textDidChange, for: .editingChanged)
    button.addTarget(self, action: DraftAsTyped.openProfile, for: .touchUpInside)
  }

  func textDidChange() { storeDraft() }

  func storeDraft() { draft.store(field.text ?? "") }

  private func openProfile() {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
