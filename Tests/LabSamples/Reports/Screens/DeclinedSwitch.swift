import MVC
import UIKitNames

/// Whether reports of crashes are sent.
final class CrashReports: Model {
  @Observed private(set) var isOn = false

  func setOn(_ isOn: Bool) { self.isOn = isOn }
}

/// Asks before it turns on; a switch whose user declines stays on.
class DeclinedSwitch: UIViewController {
  final let reports: CrashReports
  final let toggle = UISwitch()
  private var token: ObservationToken?

  init(_ reports: CrashReports) {
    self.reports = reports
    super.init()
    title = "Privacy"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.accessibilityLabel = "Reports"
    toggle.isOn = reports.isOn
    view.addSubview(toggle)
    toggle.addTarget(self, action: DeclinedSwitch.change, for: .valueChanged)
    token = reports.$isOn.observe(self) { $0.toggle.isOn = $1.new ?? false }
  }

  private func change() {
    guard toggle.isOn else { return reports.setOn(false) }
    let alert = UIAlertController(title: "Send reports?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Decline", style: .cancel) { [weak self] _ in self?.decline() }
    )
    alert.addAction(
      UIAlertAction(title: "Accept", style: .default) { [reports] _ in reports.setOn(true) }
    )
    present(alert, animated: true)
  }

  func decline() {}
}
