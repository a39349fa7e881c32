import MVC
import UIKitNames

// near: ui-changes-ui
// > tap Flip; select 0; back; select 1

/// Says which lamp it is about.
final class LampDetail: UIViewController {
  let label = UILabel(identifier: "detail")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lamp"
    view.addSubview(label)
  }
}

/// Pushes the detail, and fills it in the next line.
final class PushedDetail: LampList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = LampDetail()
    navigationController?.pushViewController(detail, animated: true)
    detail.label.text = "Lamp \(indexPath.row)"
  }
}
