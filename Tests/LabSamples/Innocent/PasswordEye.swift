import MVC
import UIKitNames

// near: ui-changes-ui
// > type secret; tap Show; tap Hide

/// Shows and hides what the user types as a password.
final class PasswordEye: UIViewController {
  private let field = UITextField("Password")
  private let button = UIButton("Show")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    field.isSecureTextEntry = true
    view.addSubview(field)
    view.addSubview(button)
    button.addTarget(self, action: PasswordEye.toggle, for: .touchUpInside)
  }

  private func toggle() {
    field.isSecureTextEntry.toggle()
    button.setTitle(field.isSecureTextEntry ? "Show" : "Hide", for: .normal)
  }
}
