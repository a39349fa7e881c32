import LabConversation
import LabStage
import LabSystems
import MVCLab

extension Conversation {
  /// A conversation about the correct to-do list, after these commands.
  static func correct(_ commands: String...) -> Conversation { correct(after: commands) }

  /// A conversation about the correct to-do list, after these commands.
  static func correct(after commands: [String]) -> Conversation {
    let conversation = Conversation(systems: [.todo])
    _ = conversation.transcript(["system todo", "wirings correct"] + commands)
    return conversation
  }
}
