import MVC
import UIKitNames

// finds: lost-link
// > select 0

/// Counts the screens that were shown.
final class VisitCount: UINavigationControllerDelegate {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { words.add("Visit") }
}

/// Gives the navigation controller a delegate that nobody keeps.
final class GoneNavigationDelegate: WordList {
  override func viewDidLoad() {
    super.viewDidLoad()
    let count = VisitCount(words)
    navigationController?.delegate = count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
