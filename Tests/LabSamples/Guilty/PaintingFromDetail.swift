import MVC
import UIKitNames

// > tap Flip; select 0; type Hall

/// Writes what the user types into a label of the list behind it.
final class LampNameForm: UIViewController {
  private let field = UITextField("Name")
  private weak var list: LampList?

  init(_ list: LampList) {
    self.list = list
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    view.addSubview(field)
    field.addTarget(self, action: LampNameForm.type, for: .editingChanged)
  }

  private func type() {
    list?.label.text = field.text  // ui-changes-ui
  }
}

final class PaintedLamps: LampList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(LampNameForm(self), animated: true)
  }
}
