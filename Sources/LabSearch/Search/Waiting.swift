import LabConversation

/// A state whose moves are not tried yet.
struct Waiting: Sendable {
  let number: Int
  /// What the laboratory remembers in each world; nil if it must execute the story with all laws again.
  let memories: [WiringRun.Memory]?
}
