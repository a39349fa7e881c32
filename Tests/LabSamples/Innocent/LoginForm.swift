import MVC
import UIKitNames

// near: ui-changes-ui, controller-uses-network
// > type Ada; tap 'Log in'; server fail; tap 'Log in'; server ok Ada

/// Who is logged in, and what went wrong.
final class LoginSession: Model {
  @Observed private(set) var status = ""

  func logIn(_ name: String) {
    server?.send(
      Request("login", name),
      then: Block(self) { session, response in
        session.status = response.body.isEmpty ? "Try again" : "Welcome, \(response.body)"
      }
    )
  }
}

/// A form whose button is off while there is no name, and while the server checks it.
class LoginForm: UIViewController {
  let session = LoginSession()
  let field = UITextField("Name")
  let label = UILabel(identifier: "status")
  let button = UIButton("Log in")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, label, button] as [UIView] { self.view.addSubview(view) }
    button.isEnabled = false
    field.addTarget(self, action: LoginForm.check, for: .editingChanged)
    button.addTarget(self, action: LoginForm.logIn, for: .touchUpInside)
    token = session.$status.observe(self) { form, _ in form.showStatus() }
  }

  private func check() { button.isEnabled = field.text?.isEmpty == false }

  func logIn() {
    button.isEnabled = false
    session.logIn(field.text ?? "")
  }

  private func showStatus() {
    label.text = session.status
    button.isEnabled = true
  }
}
