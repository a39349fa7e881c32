import UIKitNames

/// A form whose button depends on a switch and whose label says where a slider is, with a password that a button shows,
/// above a list that the user filters by a choice of segments.
final class TermsController: UITableViewController {
  private let names = ["Ada", "Alan", "Bo"]
  private let terms = UISwitch("Terms")
  private let length = UISegmentedControl("Length", ["All", "Short"])
  private let continueButton = UIButton("Continue")
  private let size = UISlider("Size")
  private let sizeLabel = UILabel()
  private let password = UITextField("Password")
  private let eyeButton = UIButton("Show")

  override func viewDidLoad() {
    super.viewDidLoad()
    terms.addTarget(self, action: TermsController.check, for: .valueChanged)
    length.addTarget(self, action: TermsController.filter, for: .valueChanged)
    size.addTarget(self, action: TermsController.showSize, for: .valueChanged)
    eyeButton.addTarget(self, action: TermsController.showPassword, for: .touchUpInside)
    continueButton.isEnabled = false
    password.isSecureTextEntry = true
    for part in [terms, length, size, sizeLabel, password, eyeButton, continueButton] as [UIView] {
      view.addSubview(part)
    }
  }

  private var shown: [String] {
    length.selectedSegmentIndex == 1 ? names.filter { $0.count < 3 } : names
  }

  private func check() { continueButton.isEnabled = terms.isOn }

  private func showSize() { sizeLabel.text = "\(size.value)" }

  private func showPassword() { password.isSecureTextEntry.toggle() }

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
