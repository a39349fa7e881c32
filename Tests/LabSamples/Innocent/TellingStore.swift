import MVC
import UIKitNames

// near: model-knows-view
// > tap Add

/// Is the delegate of a model that knows it by a protocol only.
final class TellingStore: UIViewController, VisitCounterDelegate {
  private let counter = VisitCounter()
  private let label = UILabel(identifier: "count")
  private let button = UIButton("Add")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: TellingStore.add, for: .touchUpInside)
    counter.delegate = self
  }

  private func add() { counter.add() }

  func counterDidChange(_ counter: VisitCounter) { label.text = "\(counter.count)" }
}
