import HeadlessUI
import LabConversation
import MVC
import MVCLab

extension Session {
  /// What is said to a command, one line each, with the sites that a terminal shows.
  func text(of command: String) -> String {
    respond(to: command).lines.map(\.described).joined(separator: "\n")
  }

  /// A transcript of these commands.
  func transcript(_ commands: [String]) -> String {
    commands.map { command in
      let said = text(of: command)
      return "> \(command)" + (said.isEmpty ? "" : "\n\(said)")
    }.joined(separator: "\n")
  }
}

extension OutputLine {
  fileprivate var described: String { description + (site.map { "  (\($0))" } ?? "") }
}

extension Finding {
  var described: String { "! \(rule): \(text)" + (site.map { "  (\($0))" } ?? "") }
}
