import MVC
import UIKitNames

// near: ui-changes-ui
// > scroll 10; tap Top; select 0

/// Scrolls its table, and selects and deselects rows; the model has no part in it.
final class ScrollToTop: UITableViewController {
  private let button = UIButton("Top")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: ScrollToTop.scroll, for: .touchUpInside)
  }

  private func scroll() {
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
