import MVC
import UIKitNames

extension TimerKeepsScreen {
  /// Its timer holds it as long as the timer runs, and it stops the timer when it goes.
  final class ConversationViewController: Correct.ConversationViewController {
    override func startSendingTimer() {
      stopSendingTimer()
      navigationItem.prompt = "Sending"
      sendingTimer = every(.seconds(1)) { self.showSending() }
    }

    override func stopWhenHidden() {}

    deinit { sendingTimer?.invalidate() }
  }
}
