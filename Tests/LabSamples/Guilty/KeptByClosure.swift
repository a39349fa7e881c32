import MVC
import UIKitNames

// > select 0; back

/// A plain player, which tells its owner of its state.
final class Player {
  var onStop: () -> Void = {}
}

/// Holds the player, whose closure holds it.
final class PlayerPage: UIViewController {
  private let label = UILabel(identifier: "state")
  private let player = Player()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    player.onStop = {  // leak
      self.label.text = "stopped"
    }
  }
}

final class KeptByClosure: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PlayerPage(), animated: true)
  }
}
