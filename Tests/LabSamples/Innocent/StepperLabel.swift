import MVC
import UIKitNames

// near: ui-changes-ui
// > set Guests to 3; set Guests to 2

/// Says in a label beside a stepper what the stepper is set to.
final class StepperLabel: UIViewController {
  private let stepper = UIStepper("Guests")
  private let label = UILabel(identifier: "guests")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table"
    view.addSubview(stepper)
    view.addSubview(label)
    stepper.addTarget(self, action: StepperLabel.step, for: .valueChanged)
  }

  private func step() { label.text = "\(Int(stepper.value)) guests" }
}
