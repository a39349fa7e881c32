import MVC
import UIKitNames

/// Who is logged in.
final class CourseAccount: Model {
  @Observed private(set) var name = "Ann"

  func logInAgain() { name = name == "Ann" ? "Bob" : "Ann" }
}

/// Reads the profile of the user once.
final class UserProfile: Model {
  static var shared: UserProfile { singleton { UserProfile() } }
  private var name: String?

  func name(of account: CourseAccount) -> String {
    if let name { return name }
    name = account.name
    return account.name
  }
}

/// Shows the name of the user.
class ProfilePage: UIViewController {
  let account: CourseAccount
  let label = UILabel(identifier: "name")

  init(_ account: CourseAccount) {
    self.account = account
    super.init()
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    showName()
  }

  func showName() { label.text = UserProfile.shared.name(of: account) }
}

/// Logs another user in, and opens the settings.
class NameReadOnce: UIViewController {
  let account: CourseAccount
  private let (settings, login) = (UIButton("Settings"), UIButton("Log in as another"))

  init(_ account: CourseAccount) {
    self.account = account
    super.init()
    title = "Courses"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [settings, login] { self.view.addSubview(view) }
    settings.addTarget(self, action: NameReadOnce.openSettings, for: .touchUpInside)
    login.addTarget(self, action: NameReadOnce.logIn, for: .touchUpInside)
  }

  private func logIn() { account.logInAgain() }

  private func openSettings() {
    navigationController?.pushViewController(makeSettings(), animated: true)
  }

  func makeSettings() -> UIViewController { ProfilePage(account) }
}
