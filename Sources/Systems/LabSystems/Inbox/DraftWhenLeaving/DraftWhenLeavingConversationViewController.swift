import MVC
import UIKitNames

extension DraftWhenLeaving {
  /// Stores the draft when the user leaves the conversation, and not before.
  final class ConversationViewController: Correct.ConversationViewController {
    override func textDidChange() {}

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      storeDraft()
    }
  }
}
