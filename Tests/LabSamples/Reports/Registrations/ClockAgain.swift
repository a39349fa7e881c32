import UIKitNames

/// Enables its clock, and once more at each return to the app, and registers for the return each time.
final class ClockAgain: UIViewController {
  private let label = UILabel(identifier: "clock")
  private var enabled = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    enable()
  }

  private func enable() {
    enabled += 1
    label.text = "enabled \(enabled) times"
    observe(.willEnterForeground) { clock, _ in clock.enable() }
  }
}
