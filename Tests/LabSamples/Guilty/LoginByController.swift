import MVC
import UIKitNames

// > type Ada; tap 'Log in'; server ok Ada; tap Check; server ok Ada

/// Asks the server itself whether the name is still free, and says so where the session says who is logged in.
final class LoginByController: LoginForm {
  private let checkButton = UIButton("Check")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(checkButton)
    checkButton.addTarget(self, action: LoginByController.checkName, for: .touchUpInside)
  }

  private func checkName() {
    server?.send(  // controller-uses-network
      Request("check", field.text ?? ""),
      then: Block(self) { form, response in
        form.label.text = "\(response.body) is taken"  // ui-changes-ui
      }
    )
  }
}
