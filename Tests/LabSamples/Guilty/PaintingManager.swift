import MVC
import UIKitNames

// finds: model-knows-view
// > tap Add; tap Add

/// A plain class, which counts and paints what it has counted.
final class VisitManager {
  weak var label: UILabel?
  private var count = 0

  func add() {
    count += 1
    label?.text = "\(count) visits"
  }
}

final class PaintingManager: UIViewController {
  private let manager = VisitManager()
  private let label = UILabel(identifier: "visits")
  private let button = UIButton("Add")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    manager.label = label
    button.addTarget(self, action: PaintingManager.add, for: .touchUpInside)
  }

  private func add() { manager.add() }
}
