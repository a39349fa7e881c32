import MVC
import UIKitNames

// in: guilty
// near: diverges
// beside: counting-once
// > contrast on; tap Add; tap Add

/// Shows the same counts in another way.
///
/// Its wiring is called misused, because only such a one is compared with a correct one.
final class CountingByDelegate: UIViewController, VisitCounterDelegate {
  private let counter = VisitCounter()
  private let label = UILabel(identifier: "count")
  private let button = UIButton("Add")

  override func loadView() {
    super.loadView()
    title = "Visits"
    view.addSubview(label)
    view.addSubview(button)
    button.addAction(UIAction { [counter] _ in counter.add() }, for: .touchUpInside)
    counter.delegate = self
  }

  func counterDidChange(_ counter: VisitCounter) { label.text = "\(counter.count)" }
}
