import MVC
import UIKitNames

// near: acts-on-another-row
// > select 0; outside change; server ok

/// Marks the duty when the server has agreed, wherever it is by then.
final class FollowedDuty: WrongDuty {
  private var waiting: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    moves = model.$duties.observe(self) { list, event in
      if case .insert(let indexes) = event.change {
        list.waiting = list.waiting.map { row in row + indexes.count { $0 <= row } }
      }
    }
  }

  private var moves: ObservationToken?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    waiting.append(indexPath.row)
    model.agree { [weak self] in self?.waiting.removeFirst() }
  }
}

extension Duties {
  /// Asks before it marks the duty whose row `find` returns.
  func agree(_ find: @escaping () -> Int?) {
    server?.send(
      Request("mark"),
      then: Block(self) { model, _ in if let row = find() { model.toggle(row) } }
    )
  }
}
