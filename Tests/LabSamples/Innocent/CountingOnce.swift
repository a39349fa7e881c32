import MVC
import UIKitNames

// in: guilty
// near: diverges
// > tap Add; tap Add

/// Counts the taps.
class CountingOnce: UIViewController {
  let counter = VisitCounter()
  let label = UILabel(identifier: "count")
  private let button = UIButton("Add")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Visits"
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: CountingOnce.add, for: .touchUpInside)
    token = counter.$count.observe(self) { page, _ in page.label.text = "\(page.counter.count)" }
  }

  func add() { counter.add() }
}
