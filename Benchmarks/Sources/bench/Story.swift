import LabConversation
import LabSystems
import MVCLab

/// Commands to one wiring, or to several, that can be executed again and again.
struct Story {
  let system: String
  let wirings: String
  let commands: [String]
}

extension Story {
  /// The ten commands of the documents that `replay` runs, under their six wirings.
  static let scenario = Story(
    system: "todo",
    wirings: "correct, misused, half-store, half-notified, rightmvc, onevcat",
    commands: [
      "tap Add", "open list", "in second tap Add", "select 0", "type 'Milk'", "tap Save",
      "outside add Bread", "tap Add", "swipe 1", "confirm Delete",
    ]
  )

  /// Commands after which the list is empty again and one window is open, as before.
  static let round = Story(
    system: "todo",
    wirings: "correct",
    commands: [
      "tap Add", "open list as other", "in other tap Add", "select 0", "type 'Milk'", "tap Save",
      "outside add Bread", "close other", "swipe 1", "confirm Delete", "swipe 1",
      "confirm Delete", "swipe 0", "confirm Delete",
    ]
  )

  /// A new conversation about the wirings, before the first command.
  func conversation() -> Conversation {
    let conversation = Conversation(systems: .all)
    for line in ["system \(system)", "wirings \(wirings)"] { conversation.perform(line) }
    return conversation
  }

  /// Executes the commands in new worlds, with all laws.
  func play() {
    let conversation = conversation()
    for command in commands { conversation.perform(command) }
  }
}

extension Conversation {
  /// Executes a command that is not refused in the leading world.
  func perform(_ command: String) {
    let reply = respond(to: command)
    switch reply.outcome {
    case .done: break
    case .refused, .malformed, .unusableFile, .interrupted:
      fatalError("'\(command)': \(reply.lines.map(\.description))")
    }
  }
}
