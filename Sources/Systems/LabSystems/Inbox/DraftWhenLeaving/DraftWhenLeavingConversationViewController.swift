import MVC
import UIKitNames

extension DraftWhenLeaving {
  /// Stores the draft in `viewWillDisappear` only.
  final class ConversationViewController: Correct.ConversationViewController {
    override func textDidChange() {}
  }
}
