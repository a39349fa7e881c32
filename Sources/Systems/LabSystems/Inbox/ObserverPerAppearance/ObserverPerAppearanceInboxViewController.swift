import MVC
import UIKitNames

extension ObserverPerAppearance {
  /// Begins to listen each time it appears, and never ends.
  final class InboxViewController: Correct.InboxViewController {
    override func observeStore() {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      observe(.inboxDidChange, from: store) { list, event in
        try list.inboxDidChange(event.payload)
      }
    }
  }
}
