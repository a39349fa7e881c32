import MVC
import UIKitNames

/// Shows the name that the account has.
final class AccountPage: ProfilePage {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = account.$name.observe(self) { page, _ in page.showName() }
  }

  override func showName() { label.text = account.name }
}

/// Opens settings that follow the account.
final class NameOfAccount: NameReadOnce {
  override func makeSettings() -> UIViewController { AccountPage(account) }
}
