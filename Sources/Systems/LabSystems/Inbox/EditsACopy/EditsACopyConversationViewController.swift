import MVC
import UIKitNames

extension EditsACopy {
  /// Shows and changes its own copy of the conversation.
  final class ConversationViewController: Correct.ConversationViewController {
    private var conversation: Conversation?

    override func showConversation() {
      conversation = conversation ?? store.conversation(id)
      if let conversation { show(conversation) }
    }

    override func toggleMuted() {
      conversation?.isMuted.toggle()
      showConversation()
    }
  }
}
