import MVCLab

/// A rule that a wiring breaks, and the shortest story in which it does.
public struct Discovery: Sendable {
  /// What the last command of the story breaks or shows.
  public let finding: Finding
  let subject: SearchSubject
  /// The commands after the world has begun; none if it is broken at once.
  public let story: [String]

  /// All commands of the story, from the choice of the system on.
  public var commands: [String] { subject.opening + story }
}
