import LabConversation
import LabWork
import MVCLab

/// A rule that a wiring breaks, and the shortest story in which it does.
public struct Discovery: Sendable {
  /// What the last command of the story breaks or shows.
  public let finding: Finding
  package let subject: SearchSubject
  /// The commands after the world has begun; none if it is broken at once.
  public let story: [String]
  /// Whether no shorter story shows it, within the bounds of the search.
  public let isShortest: Bool

  /// The name of the law, the symptom or the promise.
  public var name: String { finding.ruleName.name }

  /// All commands of the story, from the choice of the system on.
  public var commands: [String] { subject.opening + story }
}

extension Discovery {
  /// Whether a conversation with these commands shows a rule.
  static func isShown(
    _ rule: RuleName,
    by commands: [String],
    in system: System,
    _ supervisor: any Supervisor
  ) -> Bool {
    let conversation = Conversation(KnownNames(systems: [system]), supervisor)
    for command in commands { _ = conversation.respond(to: command) }
    let runs = conversation.runs
    let findings = runs.count > 1 ? runs[0].differences(from: runs[1]) : runs.flatMap(\.findings)
    return findings.contains { $0.isOf(rule) }
  }

  /// This discovery with a story near its own.
  func with(_ shown: ShownStory, shortest count: Int) -> Discovery {
    Discovery(
      finding: shown.finding,
      subject: subject,
      story: shown.story,
      isShortest: shown.story.count <= count
    )
  }
}

/// A story at whose end a rule is broken, and the finding.
struct ShownStory: Codable, Sendable {
  let story: [String]
  let finding: Finding
}
