import MVC
import UIKitNames

// near: sent-twice
// > tap Account; type Ada; tap 'Log in'; tap 'Log in'; server ok Ada; server ok Ada

/// Who is logged in; to log in once more is no harm.
final class AccountSession: Model {
  @Observed private(set) var name = ""

  func logIn(_ name: String) {
    server?.send(Request("login", name), then: Block(self) { $0.name = $1.body })
  }
}

/// Says who is logged in, and opens a form to log in.
final class LoggedInTwice: UIViewController {
  private let session = AccountSession()
  private let button = UIButton("Account")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: LoggedInTwice.open, for: .touchUpInside)
    token = session.$name.observe(self) { page, _ in page.title = page.session.name }
  }

  private func open() {
    navigationController?.pushViewController(AccountForm(session), animated: true)
  }
}

/// A form that closes when somebody is logged in.
final class AccountForm: UIViewController {
  private let session: AccountSession
  private let field = UITextField("Name")
  private let button = UIButton("Log in")
  private var token: ObservationToken?

  init(_ session: AccountSession) {
    self.session = session
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: AccountForm.logIn, for: .touchUpInside)
    token = session.$name.observe(self) { form, _ in
      form.navigationController?.popViewController(animated: true)
    }
  }

  private func logIn() { session.logIn(field.text ?? "") }
}
