import UIKitNames

/// A view model that knows no lab, and calls one closure.
final class EntriesModel {
  var onChange: (() -> Void)?
  private(set) var entries = ["one"] { didSet { onChange?() } }

  func add(_ entry: String) { entries.append(entry) }
}

/// A screen that asks its plain view model for changes from wherever UIKit calls it: a row, the Return key, a search, an
/// action of an alert, a choice of a menu.
final class EntriesController: UITableViewController, UITextFieldDelegate, UISearchBarDelegate {
  private let model = EntriesModel()
  private let label = UILabel()
  private let field = UITextField("Entry")
  private let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      menu: UIMenu(
        children: [UIAction(title: "Chosen") { [weak self] _ in self?.model.add("chosen") }]
      )
    )
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Ask",
      style: .plain,
      target: self,
      action: EntriesController.ask
    )
    (field.delegate, searchBar.delegate) = (self, self)
    for part in [label, field, searchBar] as [UIView] { view.addSubview(part) }
    model.onChange = { [weak self] in self?.showEntries() }
    showEntries()
  }

  private func ask() {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Really", style: .default) { [weak self] _ in self?.model.add("asked") }
    )
    present(alert, animated: true)
  }

  private func showEntries() {
    label.text = "\(model.entries.count) entries"
    tableView.reloadData()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    model.add(textField.text ?? "")
    return true
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { model.add("searched") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    model.entries.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = model.entries[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    model.add("selected")
  }
}
