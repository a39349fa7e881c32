import MVC
import UIKitNames

// near: model-in-controller
// > type Tea; tap Save; type Rice; tap Save

/// Keeps what the user types until the user saves it.
final class DraftWord: WordList {
  private let field = UITextField("Word")
  private let button = UIButton("Save")
  private var draft = ""
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addSubview(button)
    field.addTarget(self, action: DraftWord.type, for: .editingChanged)
    button.addTarget(self, action: DraftWord.save, for: .touchUpInside)
    token = words.$all.observe(self) { list, event in try list.tableView.apply(event.change) }
  }

  private func type() { draft = field.text ?? "" }

  private func save() {
    words.add(draft)
    (draft, field.text) = ("", "")
  }
}
