import UIKitNames

/// Enables its clock at each return to the app, for which it registers once.
final class ClockOnce: UIViewController {
  private let label = UILabel(identifier: "clock")
  private var enabled = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    enable()
    observe(.willEnterForeground) { clock, _ in clock.enable() }
  }

  private func enable() {
    enabled += 1
    label.text = "enabled \(enabled) times"
  }
}
