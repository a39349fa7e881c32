import LabConversation
import LabStage
import LabSystems
import Testing

/// A conversation goes back to what it was.
@Suite struct LongUndoTests {
  @Test(
    arguments: [
      ["repeat 300 layout", "tap Add"],
      ["repeat 300 layout", "tap Add", "open list", "swap misused", "tap Add"],
      ["repeat 70 outside add x", "repeat 70 outside remove 0", "open list", "close first"],
    ]
  )
  func `undo after a long history leads to the state before`(commands: [String]) {
    let looks = ["screen", "model", "flow", "cost", "alive"]
    let conversation = Conversation(systems: .all)
    var states: [[String]] = []
    for command in ["system todo", "wirings correct"] + commands {
      _ = conversation.respond(to: command)
      states.append(conversation.state(looks))
    }
    for state in states.dropFirst().reversed() {
      #expect(conversation.state(looks) == state)
      _ = conversation.respond(to: "undo")
    }
  }

  @Test func `a promise remembers after an undo what it knew then`() {
    let commands = ["tap Add", "repeat 200 layout", "swipe 0", "confirm Delete", "layout"]
    let conversation = Conversation(systems: .all)
    _ = conversation.transcript(["system todo", "wirings misused"] + commands)
    let straight = Conversation(systems: .all)
    let stories = [conversation, straight].map { story in
      if story === conversation {
        _ = story.respond(to: "undo 3")
      } else {
        _ = story.transcript(["system todo", "wirings misused"] + commands.prefix(2))
      }
      return story.transcript(["swipe 0", "outside add x", "confirm Delete", "open list", "back"])
    }
    #expect(stories[0] == stories[1])
  }
}
