import HeadlessUI
import MVC
import MVCLab
import UIKitNames

// near: screen-disagrees-with-model, ui-changes-ui
// > tap Alarm; confirm Keep; tap Alarm; dismiss; tap Alarm; confirm "Turn off"; tap Alarm

/// Whether an alarm is on.
final class AlarmSetting: Model {
  private(set) var isOn = true

  func setOn(_ isOn: Bool) {
    self.isOn = isOn
    noteChange(.set, of: "isOn")
    post(.alarmDidChange, ())
  }
}

extension NotificationName<Void> {
  static let alarmDidChange: Self = "alarmDidChange"
}

/// Asks before it turns the alarm off, and sets the switch back if the user says no.
final class AskingSwitch: UIViewController {
  private let setting: AlarmSetting
  private let alarm = UISwitch()

  init(_ setting: AlarmSetting) {
    self.setting = setting
    super.init()
    title = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    alarm.accessibilityLabel = "Alarm"
    view.addSubview(alarm)
    alarm.addTarget(self, action: AskingSwitch.change, for: .valueChanged)
    observe(.alarmDidChange, from: setting) { screen, _ in screen.show() }
    show()
  }

  private func show() { alarm.isOn = setting.isOn }

  private func change() {
    if alarm.isOn { return setting.setOn(true) }
    let alert = UIAlertController(title: "No alarm?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Keep", style: .cancel) { [weak self] _ in
        self?.alarm.setOn(true, animated: true)
      }
    )
    alert.addAction(
      UIAlertAction(title: "Turn off", style: .destructive) { [setting] _ in setting.setOn(false) }
    )
    present(alert, animated: true)
  }

  /// The switch shows whether the alarm is on.
  static func truth(of screen: ViewController, _ setting: AlarmSetting) -> Truth? {
    guard screen is AskingSwitch else { return nil }
    return Truth("settings") { Truth.Value("Alarm", setting.isOn ? "on" : "off") }
  }
}
