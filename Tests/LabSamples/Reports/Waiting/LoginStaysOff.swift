import MVC
import UIKitNames

/// Logs in to a service.
class MovieAccount: Model {
  @Observed private(set) var problem = ""
  @Observed private(set) var isLoggedIn = false

  func logIn() {
    server?.send(
      Request("login"),
      then: Block(self) { account, response in
        guard case .failure = response else {
          account.isLoggedIn = true
          return
        }
        account.problem = "wrong password"
      }
    )
  }
}

/// Switches its form off for a login, and shows an alert if that fails.
class LoginStaysOff: UIViewController {
  private let account = MovieAccount()
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton("Log in")
  private var tokens: [ObservationToken] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Movies"
    for view in [spinner, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: LoginStaysOff.logIn, for: .touchUpInside)
    tokens = [
      account.$isLoggedIn.observe(self) { form, _ in form.setLoggingIn(false) },
      account.$problem.observe(self) { form, _ in form.showProblem() },
    ]
  }

  private func logIn() {
    setLoggingIn(true)
    account.logIn()
  }

  func setLoggingIn(_ isLoggingIn: Bool) {
    button.isEnabled = !isLoggingIn
    if isLoggingIn { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func showProblem() {
    let alert = UIAlertController(title: "Failed", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
