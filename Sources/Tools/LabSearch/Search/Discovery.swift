import LabConversation
import LabWork
import MVCLab

/// A defect of a wiring, and the shortest story that shows it.
public struct Discovery: Sendable {
  /// What the last command of the story breaks or shows.
  public let finding: Finding
  let defect: Defect
  package let subject: SearchSubject
  /// The commands after the world has begun; none if it is broken at once.
  public let story: [String]
  /// Whether no shorter story shows it, within the bounds of the search.
  public let isShortest: Bool
  let origin: Origin

  /// What has led to it.
  enum Origin: Sendable {
    /// The move at a position in a state, and which of its findings it is.
    case move(state: Int, position: Int, finding: Int)
    /// A known story; the number is its place among what they show.
    case story(Int)
    case walk
  }

  /// The name of the law, the symptom or the promise.
  public var name: String { finding.ruleName.name }

  /// All commands of the story, from the choice of the system on.
  public var commands: [String] { subject.opening + story }
}

extension Discovery {
  /// Whether a conversation with these commands shows a defect.
  static func isShown(
    _ defect: Defect,
    by commands: [String],
    in system: System,
    _ supervisor: any Supervisor
  ) -> Bool {
    let conversation = Conversation(KnownNames(systems: [system]), supervisor)
    for command in commands { _ = conversation.respond(to: command) }
    let runs = conversation.runs
    guard runs.count > 1 else { return runs.flatMap(\.findings).contains(where: defect.isShown) }
    return runs[0].differences(from: runs[1]).contains { difference in
      defect.isShown(by: difference.finding)
        && [nil, difference.form].contains(defect.difference)
    }
  }
}

extension Discovery {
  /// The same, with another answer to whether a shorter story is possible.
  func with(isShortest: Bool) -> Discovery {
    Discovery(
      finding: finding,
      defect: defect,
      subject: subject,
      story: story,
      isShortest: isShortest,
      origin: origin
    )
  }
}

/// A story that shows a defect at its end, and the finding.
struct ShownStory: Codable, Sendable {
  let story: [String]
  let finding: Finding
}
