import MVC
import UIKitNames

// near: acts-on-another-row, bound-at-wrong-time
// > select 0; tap Call; select 1; tap Call; select 0; tap Call; open screen as second; in second tap Call

/// A contact, which counts its calls.
final class CalledContact: Model {
  let name: String
  @Observed private(set) var calls = 0

  init(_ name: String) {
    self.name = name
    super.init()
  }

  func call() { calls += 1 }
}

/// The contacts, and which one is selected.
final class CalledContacts: Model {
  let contacts = [CalledContact("Ada"), CalledContact("Bob"), CalledContact("Cid")]
  @Observed private(set) var selected: Int?

  var current: CalledContact? { selected.map { contacts[$0] } }

  func select(_ row: Int) { selected = row }
}

/// Shows the selected contact above the list, and observes that one alone.
final class FollowedContact: UITableViewController {
  private let book: CalledContacts
  private let button = UIButton("Call")
  private let label = UILabel()
  private var selection: ObservationToken?
  private var calls: ObservationToken?

  init(_ book: CalledContacts) {
    self.book = book
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIView()
    header.addSubview(label)
    header.addSubview(button)
    tableView.tableHeaderView = header
    button.addTarget(self, action: FollowedContact.call, for: .touchUpInside)
    selection = book.$selected.observe(self, options: [.initial, .new]) { screen, _ in
      screen.follow()
    }
  }

  private func follow() {
    calls?.end()
    calls = nil
    button.isEnabled = book.current != nil
    guard let contact = book.current else {
      label.text = "nobody"
      return
    }
    calls = contact.$calls.observe(self, options: [.initial, .new]) { screen, _ in
      screen.label.text = "\(contact.name): \(contact.calls) calls"
    }
  }

  private func call() { book.current?.call() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    book.contacts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = book.contacts[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    book.select(indexPath.row)
  }
}
