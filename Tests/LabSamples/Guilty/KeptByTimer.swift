import MVC
import UIKitNames

// > select 0; back

/// A page whose timer holds it.
final class PicturePage: UIViewController {
  private let label = UILabel(identifier: "picture")
  private var timer: Timer?
  private var number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pictures"
    view.addSubview(label)
    timer = every(.seconds(3)) {  // leak
      self.turn()
    }
  }

  private func turn() { number += 1 }
}

final class KeptByTimer: LampList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PicturePage(), animated: true)
  }
}
