import MVC
import UIKitNames

// > tap Confirm; set Guests to 3

/// How many guests come.
final class GuestCount: Model {
  @Observed private(set) var count = 1

  func set(_ count: Int) { self.count = count }
}

/// Shows the number of guests, and before it is confirmed also what the stepper says.
final class PaintingStepper: UIViewController {
  private let guests = GuestCount()
  private let stepper = UIStepper("Guests")
  private let label = UILabel(identifier: "guests")
  private let button = UIButton("Confirm")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [stepper, label, button] as [UIView] { self.view.addSubview(view) }
    stepper.addTarget(self, action: PaintingStepper.step, for: .valueChanged)
    button.addTarget(self, action: PaintingStepper.confirm, for: .touchUpInside)
    token = guests.$count.observe(self) { page, _ in page.label.text = "\(page.guests.count)" }
  }

  private func step() {
    label.text = "\(Int(stepper.value))"  // ui-changes-ui
  }

  private func confirm() { guests.set(Int(stepper.value)) }
}
