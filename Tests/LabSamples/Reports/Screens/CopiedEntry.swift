import MVC
import UIKitNames

/// An account, which has a number as soon as it is stored.
struct MoneyAccount: ModelValue {
  var number = 0
  var name = "Cash"
}

/// Stores accounts, and lists those that are stored.
class MoneyAccounts: Model {
  private(set) var saved: [MoneyAccount] = []
  @Observed final private(set) var listed: [MoneyAccount] = []

  func add() {
    listed = (listed + [store(MoneyAccount())]).filter { $0.number > 0 }
  }

  /// Stores an account, and returns what is to be listed of it.
  func store(_ account: MoneyAccount) -> MoneyAccount {
    save(account)
    return account
  }

  @discardableResult final func save(_ account: MoneyAccount) -> MoneyAccount {
    var copy = account
    copy.number = saved.count + 1
    saved.append(copy)
    return copy
  }
}

/// Shows the accounts.
final class CopiedEntry: UITableViewController {
  private let accounts: MoneyAccounts
  private var token: ObservationToken?

  init(_ accounts: MoneyAccounts) {
    self.accounts = accounts
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Accounts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add",
      style: .plain,
      target: self,
      action: CopiedEntry.add
    )
    token = accounts.$listed.observe(self) { list, _ in list.tableView.reloadData() }
  }

  private func add() { accounts.add() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    accounts.listed.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = accounts.listed[indexPath.row].name
    return cell
  }
}
