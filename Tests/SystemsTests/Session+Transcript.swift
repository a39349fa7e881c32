import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab

extension Conversation {
  /// In a new world of the to-do list.
  static func todo(_ wiring: String, server: Bool = false) -> Conversation {
    let session = Conversation(systems: [.todo])
    _ = session.respond(to: "system todo" + (server ? " with server" : ""))
    _ = session.respond(to: "wirings \(wiring)")
    return session
  }

  /// A transcript of these commands.
  func transcript(_ commands: String...) -> String {
    commands.flatMap { command in
      ["> \(command)"] + respond(to: command).lines.map(\.description)
    }.joined(separator: "\n")
  }
}
