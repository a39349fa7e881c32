import MVC
import UIKitNames

/// Registers when it appears, and ends both registrations when it disappears.
final class RegisteredWhileVisible: ConversationList {
  private var tokens: [ObservationToken] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    tokens = [
      inbox.$messages.observe(self) { list, _ in list.tableView.reloadData() },
      inbox.$noticed.observe(self) { list, _ in list.title = "Read" },
    ]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tokens = []
  }
}
