import MVC
import UIKitNames

// near: stuck
// > type Ada; tap Sign; server fail; type Bob; type Ada; type Bob; tap Sign; server ok

/// Names that the server has refused.
final class SignUp: Model {
  @Observed private(set) var taken: Set<String> = []

  func sign(_ name: String) {
    server?.send(
      Request("name", name),
      then: Block(self) { model, response in
        if case .failure = response { model.taken.insert(name) }
      }
    )
  }
}

/// A form whose button is off for a name that is known to be taken.
final class TakenName: UIViewController {
  private let model = SignUp()
  private let field = UITextField("Name")
  private let button = UIButton("Sign")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, button] as [UIView] { self.view.addSubview(view) }
    field.addTarget(self, action: TakenName.check, for: .editingChanged)
    button.addTarget(self, action: TakenName.sign, for: .touchUpInside)
    token = model.$taken.observe(self) { form, _ in form.check() }
  }

  private func check() { button.isEnabled = !model.taken.contains(field.text ?? "") }

  private func sign() {
    button.isEnabled = false
    model.sign(field.text ?? "")
  }
}
