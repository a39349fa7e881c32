import MVC
import UIKitNames

extension StaysOff {
  /// Switches Send off while a message is on its way, and on again when it has arrived.
  final class ConversationViewController: Correct.ConversationViewController {
    override func submit(_ text: String) {
      emptyField()
      sendButton.isEnabled = false
      thread.send(
        text,
        then: Block(self) { screen, reason in
          if reason == nil { screen.sendButton.isEnabled = true }
        }
      )
    }
  }
}
