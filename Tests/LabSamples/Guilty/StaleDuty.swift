import MVC
import UIKitNames

// > select 0; outside change; server ok

/// Marks the duty when the server has agreed, in the row that it had before.
final class StaleDuty: WrongDuty {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    model.agree(indexPath.row)
  }
}

extension Duties: ChangedElsewhere {
  func changeElsewhere() { insertFirst() }

  /// Asks before it marks a duty.
  func agree(_ row: Int) {
    server?.send(
      Request("mark"),
      then: Block(self) { model, _ in model.toggle(row) }  // acts-on-another-row
    )
  }
}
