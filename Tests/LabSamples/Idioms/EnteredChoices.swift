import UIKitNames

/// A form whose button depends on a switch, above a list that the user filters by a choice of segments.
final class TermsController: UITableViewController {
  private let names = ["Ada", "Alan", "Bo"]
  private let terms = UISwitch("Terms")
  private let length = UISegmentedControl("Length", ["All", "Short"])
  private let continueButton = UIButton("Continue")

  override func viewDidLoad() {
    super.viewDidLoad()
    terms.addTarget(self, action: TermsController.check, for: .valueChanged)
    length.addTarget(self, action: TermsController.filter, for: .valueChanged)
    continueButton.isEnabled = false
    for part in [terms, length, continueButton] as [UIView] { view.addSubview(part) }
  }

  private var shown: [String] {
    length.selectedSegmentIndex == 1 ? names.filter { $0.count < 3 } : names
  }

  private func check() { continueButton.isEnabled = terms.isOn }

  private func filter() { tableView.reloadData() }

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
}
