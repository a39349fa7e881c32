import MVC
import UIKitNames

/// Shows the engine whenever it has changed, in whichever window.
final class EngineOfAllWindows: EngineOfOneWindow {
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = engine.$name.observe(self) { list, _ in list.tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    engine.change()
  }
}
