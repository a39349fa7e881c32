import MVC
import UIKitNames

// > set Alerts to on; set Alerts to off; server ok last off; server ok on

/// A setting that the server keeps.
final class AlertSetting: Model {
  @Observed private(set) var isOn = false

  func set(_ isOn: Bool) {
    server?.send(
      Request("alerts", isOn ? "on" : "off"),
      then: Block(self) { setting, response in
        setting.isOn = response.body == "on"  // older-answer-wins
      }
    )
  }
}

/// Believes the answer that comes last, although the user has turned the switch off since.
final class RacingFlag: UIViewController {
  private let setting = AlertSetting()
  private let alerts = UISwitch("Alerts")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(alerts)
    alerts.addTarget(self, action: RacingFlag.turn, for: .valueChanged)
    token = setting.$isOn.observe(self) { page, _ in page.alerts.isOn = page.setting.isOn }
  }

  private func turn() { setting.set(alerts.isOn) }
}
