import MVC
import UIKitNames

/// Ends one of its two registrations when it disappears.
final class WrongRemoval: ConversationList {
  private var tokens: [ObservationToken] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    tokens.append(
      inbox.$messages.observe(self) { list, _ in
        list.tableView.reloadData()
      }
    )
    tokens.append(inbox.$noticed.observe(self) { list, _ in list.title = "Read" })
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tokens.removeLast()
  }
}
