import MVC
import UIKitNames

// near: acts-on-another-row
// > tap All; tap All

/// Turns all lamps with one button, in a loop.
final class SelectAll: LampList {
  private let button = UIButton("All")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: SelectAll.turnAll, for: .touchUpInside)
  }

  private func turnAll() { for row in store.lamps.indices { store.toggle(row) } }
}
