import MVC
import UIKitNames

// near: leak
// > select 0; advance 1s; back; advance 1s

/// Counts the seconds while it is on the screen, and stops its timer when it goes.
final class SecondsPage: UIViewController {
  private let label = UILabel(identifier: "seconds")
  private var timer: Timer?
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = every(.seconds(1)) { self.count() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  private func count() {
    seconds += 1
    label.text = "\(seconds) s"
  }
}

final class StoppedTimer: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(SecondsPage(), animated: true)
  }
}
