import MVC
import UIKitNames

// > tap Flip; tap Mark

/// Clears the badge itself, although the lamps are still on.
final class PaintingBadge: LampList {
  private let button = UIButton("Mark")
  private var badge: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: PaintingBadge.mark, for: .touchUpInside)
    badge = store.$lamps.observe(self) { list, _ in
      list.tabBarItem.badgeValue = "\(list.store.lamps.count { $0 })"
    }
  }

  private func mark() {
    tabBarItem.badgeValue = nil  // ui-changes-ui
  }
}
