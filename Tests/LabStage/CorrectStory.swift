import LabConversation
import LabScenarios
import MVCLab

/// The random story of one seed about the correct wirings of a system, in which nothing may be found.
package struct CorrectStory {
  private let system: System
  private let history: RandomHistory
  /// How many commands the user typed.
  package private(set) var commands: [String] = []
  /// How many of them were not refused.
  package private(set) var executed = 0

  package init(of system: System, seed: UInt64) {
    self.system = system
    history = RandomHistory(of: system, seed: seed)
  }

  /// Plays it, and returns what is wrong in it; nil if nothing is.
  ///
  /// If it is saved, the scenario must pass.
  package mutating func failure(length: Int, isSaved: Bool) -> String? {
    let conversation = Conversation(systems: [system])
    func respond(to command: String) {
      commands.append(command)
      if conversation.respond(to: command).outcome == .done { executed += 1 }
    }
    history.opening().forEach(respond)
    for _ in 0..<length {
      respond(to: history.next(in: conversation))
      if let finding = conversation.runs.lazy.flatMap(\.findings).first { return finding.described }
    }
    return isSaved && !conversation.runs.isEmpty ? failure(ofSaved: conversation.history) : nil
  }

  private func failure(ofSaved history: CommandHistory) -> String? {
    do {
      let systems = [system]
      guard
        let draft = try Draft(title: "Saved", history: history, file: "a.md", systems: systems)
      else { return "the draft was interrupted" }
      guard draft.bugs.isEmpty else { return draft.bugs.joined(separator: "\n") }
      let bytes = Array(draft.text.utf8)
      let outcome = Outcome.of(bytes, file: "a.md", systems: systems, clock: { .zero })
      return outcome.status == .passed ? nil : "the saved story does not pass:\n\(draft.text)"
    } catch {
      return "it cannot be saved: \(error.errors.map(\.description).joined(separator: "\n"))"
    }
  }
}
