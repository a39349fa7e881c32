import MVC
import UIKitNames

// near: view-navigates
// > tap Press row 1

/// Shows a sign of another library.
struct ProgressSign {
  func show(_ text: String = "") {}
}

/// Shows a sign, and calls a closure; what the closure pushes is not its business.
final class OpeningCell: LampCell {
  var onOpen: () -> Void = {}
  private let sign = ProgressSign()

  override func pressed() {
    sign.show()
    onOpen()
  }
}

/// A plain type that pushes for others.
final class LampRouter {
  weak var navigation: UINavigationController?

  func show(_ screen: UIViewController) { navigation?.pushViewController(screen, animated: true) }
}

final class OpeningList: LampList {
  private let router = LampRouter()

  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = OpeningCell()
    router.navigation = navigationController
    cell.onOpen = { [router] in router.show(LampPage()) }
    return cell
  }
}
