import LabConversation

extension Conversation {
  /// A transcript of these commands.
  func transcript(_ commands: String...) -> String {
    commands.flatMap { command in
      ["> \(command)"] + respond(to: command).lines.map(\.description)
    }.joined(separator: "\n")
  }
}
