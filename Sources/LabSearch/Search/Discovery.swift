import LabConversation
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
  /// Whether a conversation with these commands shows it.
  var isConfirmed: Bool {
    let conversation = Conversation(systems: [subject.system])
    for command in subject.opening + story { _ = conversation.respond(to: command) }
    let runs = conversation.runs
    let findings = runs.count > 1 ? runs[0].differences(from: runs[1]) : runs.flatMap(\.findings)
    return findings.contains { $0.isOf(finding.ruleName) }
  }
}

extension Discovery {
  /// The shortest and simplest story near this one, which is a shortest one if it has at most so many
  /// moves; nil if this one does not show the rule.
  func refined(by player: Player, shortest count: Int) -> Discovery? {
    StoryShortener(player, finding.ruleName).refined(story).map { story, finding in
      Discovery(
        finding: finding,
        subject: subject,
        story: story,
        isShortest: story.count <= count
      )
    }
  }
}
