import LabConversation
import MVCLab

extension Conversation {
  /// A conversation in a new world of a wiring, or of several with commas between them.
  static func about(
    _ system: System,
    _ wiring: String,
    hasServer: Bool = false
  ) -> Conversation {
    let conversation = Conversation(systems: [system])
    _ = conversation.respond(to: "system \(system.name)" + (hasServer ? " with server" : ""))
    _ = conversation.respond(to: "wirings \(wiring)")
    return conversation
  }

  /// A transcript of these commands.
  func transcript(_ commands: String...) -> String {
    commands.flatMap { command in
      ["> \(command)"] + respond(to: command).lines.map(\.description)
    }.joined(separator: "\n")
  }
}
