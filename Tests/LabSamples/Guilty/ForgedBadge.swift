import MVC
import UIKitNames

// finds: screen-disagrees-with-model
// > tap Forge

/// Sets the badge itself, and the letters stay unread.
final class ForgedBadge: UnreadBadge {
  private let button = UIButton("Forge")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: ForgedBadge.forge, for: .touchUpInside)
  }

  private func forge() {
    tabBarItem.badgeValue = "99"  // ui-changes-ui
  }
}
