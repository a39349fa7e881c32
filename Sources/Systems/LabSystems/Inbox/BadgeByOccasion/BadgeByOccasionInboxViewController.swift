import MVC
import UIKitNames

extension BadgeByOccasion {
  /// Sets its badge when it appears, when it is loaded, and when a message comes in.
  final class InboxViewController: Correct.InboxViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      showBadge()
    }

    override func inboxDidChange(_ event: ConversationStore.Event) throws {
      if case .unread = event { return }
      try super.inboxDidChange(event)
      switch event {
      case .conversations(.set), .received: showBadge()
      default: break
      }
    }
  }
}
