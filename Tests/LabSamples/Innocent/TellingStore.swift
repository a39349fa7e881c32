import MVC
import UIKitNames

// near: model-knows-view
// > tap Add

/// What a counter tells of itself.
protocol VisitCounterDelegate: AnyObject {
  func counterDidChange(_ counter: VisitCounter)
}

/// Knows its delegate by a protocol only.
final class VisitCounter: Model {
  weak var delegate: (any VisitCounterDelegate)?
  @Observed private(set) var count = 0

  func add() {
    count += 1
    delegate?.counterDidChange(self)
  }
}

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
