import LabConversation

/// Which command of a played file is next, wherever the user goes in the history.
struct StoryPosition {
  /// The index of the next command.
  private(set) var next = 0
  /// The commands that were executed; those from `next` on are undone.
  private var steps: [Step] = []

  /// How many commands the history had before a command of the file and after it.
  private struct Step {
    let start: Int
    let end: Int
  }
}

extension StoryPosition {
  /// How many commands the history had before the last command of the file; nil before the first one.
  var start: Int? { next > 0 ? steps[next - 1].start : nil }

  /// Notes that the next command was executed.
  mutating func goForward(from start: Int, to end: Int) {
    forgetUndone()
    steps.append(Step(start: start, end: end))
    next += 1
  }

  /// Makes the last command the next one.
  mutating func goBack() { next -= 1 }

  /// Follows what a command of the user did to the history: the commands that it took back are next again.
  mutating func follow(_ history: CommandHistory, before: CommandHistory) {
    let reached = steps.firstIndex { $0.end > history.count } ?? steps.count
    if history.entries != before.entries {
      forgetUndone()
    } else if history.count > before.count {
      next = max(next, reached)
    }
    if history.count < before.count { next = min(next, reached) }
  }

  private mutating func forgetUndone() { steps.removeSubrange(next...) }
}
