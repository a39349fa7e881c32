import MVC
import UIKitNames

// near: lost-link
// > select 0; back; select 1

/// Hears of the screens that come after it; when the user leaves it, nobody has to.
final class HearingPage: UIViewController, UINavigationControllerDelegate {
  private let label = UILabel(identifier: "shown")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    if viewController === self { label.text = "here" }
  }
}

/// Opens pages, of which the first is the delegate of the navigation controller as long as it is there.
final class LeftNavigationDelegate: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = indexPath.row == 0 ? HearingPage() : UIViewController()
    navigationController?.pushViewController(page, animated: true)
  }
}
