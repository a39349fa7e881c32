import MVC
import UIKitNames

/// The people whom the user knows.
final class ContactList: Model {
  @Observed private(set) var names = ["ann", "bea", "bob"]

  func remove(_ name: String) { names.removeAll { $0 == name } }
}

/// Asks whether to remove the contact that the whole list has at the row of a result, and does so.
class ConfirmedResult: UITableViewController, UISearchBarDelegate {
  let contacts = ContactList()
  private let searchBar = UISearchBar()
  private var text = ""
  private var token: ObservationToken?

  final var shown: [String] {
    contacts.names.filter { text.isEmpty || $0.contains(text) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    view.addSubview(searchBar)
    searchBar.delegate = self
    token = contacts.$names.observe(self) { list, _ in list.tableView.reloadData() }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    text = searchText
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ask(indexPath.row)
  }

  func ask(_ row: Int) {
    ask(contacts.names[row])
  }

  final func ask(_ name: String) {
    let alert = UIAlertController(
      title: "Remove \(name)?",
      message: nil,
      preferredStyle: .alert
    )
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [contacts] _ in contacts.remove(name) }
    )
    present(alert, animated: true)
  }
}
