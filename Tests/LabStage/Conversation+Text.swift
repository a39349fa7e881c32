import LabConversation
import MVCLab

extension Conversation {
  /// A conversation in a new world of a wiring, or of several with commas between them.
  package static func about(
    _ system: System,
    _ wiring: String,
    hasServer: Bool = false
  ) -> Conversation {
    let conversation = Conversation(systems: [system])
    _ = conversation.respond(to: "system \(system.name)" + (hasServer ? " with server" : ""))
    _ = conversation.respond(to: "wirings \(wiring)")
    return conversation
  }

  /// The lines that the leading wiring prints for a command, with the sites that a terminal shows.
  package func text(of command: String) -> String {
    respond(to: command).lines.map(\.described).joined(separator: "\n")
  }

  /// What `show` prints of these subjects, and the findings, in every wiring.
  package func state(_ subjects: [String]) -> [String] {
    let shown = subjects.flatMap { subject in
      respond(to: "show \(subject)").transcripts.map { lines in
        "\(subject): " + lines.map(\.description).joined(separator: "\n")
      }
    }
    return shown
      + runs.map { run in
        "\(run.wiring.name): " + run.findings.map(\.described).joined(separator: "\n")
      }
  }

  /// A transcript of these commands.
  package func transcript(_ commands: [String]) -> String {
    commands.map { command in
      let lines = text(of: command)
      return "> \(command)" + (lines.isEmpty ? "" : "\n\(lines)")
    }.joined(separator: "\n")
  }
}

extension OutputLine {
  fileprivate var described: String { description + (site.map { "  (\($0))" } ?? "") }
}

extension Finding {
  /// The finding as a line, with its site.
  package var described: String { "! \(rule): \(text)" + (site.map { "  (\($0))" } ?? "") }
}
