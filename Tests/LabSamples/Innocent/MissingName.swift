import MVC
import UIKitNames

// near: ui-changes-ui
// > tap Save; type Ada; tap Save

/// The name of the user.
final class Profile: Model {
  @Observed private(set) var name = ""

  func rename(_ name: String) { self.name = name }
}

/// Says under the field what is wrong with it when the user saves.
final class MissingName: UIViewController {
  private let profile = Profile()
  private let field = UITextField("Name")
  private let error = UILabel(identifier: "error")
  private let button = UIButton("Save")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, error, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: MissingName.save, for: .touchUpInside)
    token = profile.$name.observe(self) { form, _ in form.title = form.profile.name }
  }

  private func save() {
    let name = field.text ?? ""
    error.text = name.isEmpty ? "Name is missing" : ""
    if !name.isEmpty { profile.rename(name) }
  }
}
