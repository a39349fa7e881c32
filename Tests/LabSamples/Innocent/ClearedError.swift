import MVC
import UIKitNames

// near: ui-changes-ui
// > type Ada; tap Save; type ''; tap Save

/// Clears the error when the profile has changed, and says it again when the next name is missing.
final class ClearedError: UIViewController {
  private let profile = Profile()
  private let field = UITextField("Name")
  private let error = UILabel(identifier: "error")
  private let button = UIButton("Save")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, error, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: ClearedError.save, for: .touchUpInside)
    token = profile.$name.observe(self) { form, _ in
      form.title = form.profile.name
      form.error.text = ""
    }
  }

  private func save() {
    let name = field.text ?? ""
    if name.isEmpty { error.text = "Name is missing" } else { profile.rename(name) }
  }
}
