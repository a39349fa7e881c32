import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

/// A conversation that keeps a trail goes back as one without.
@Suite struct TrailTests {
  @Test(
    arguments: [
      ["repeat 3000 layout", "tap Add"],
      ["repeat 3000 layout", "tap Add", "open list", "swap misused", "tap Add"],
      ["repeat 700 outside add x", "repeat 700 outside remove 0", "open list", "close first"],
    ]
  )
  func `undo after a long history leads to the same state with a trail as without`(
    commands: [String]
  ) {
    let looks = ["screen", "model", "flow", "cost", "alive"]
    let states = [true, false].map { keepsTrail in
      let conversation = Conversation(systems: .all, keepsTrail: keepsTrail)
      _ = conversation.transcript(["system todo", "wirings correct"] + commands)
      return (0...2).map { _ in
        let state = conversation.state(looks)
        _ = conversation.respond(to: "undo")
        return state
      }
    }
    #expect(states[0] == states[1])
  }

  @Test func `undo after a long history executes only the turns that the trail is behind`() {
    let conversation = Conversation(systems: .all, keepsTrail: true)
    _ = conversation.transcript([
      "system todo", "wirings correct", "repeat 3000 layout", "tap Add", "tap Add",
    ])
    var asked = 0
    conversation.watch = { _ in
      asked += 1
      return true
    }
    #expect(
      conversation.text(of: "undo") == """
        | To Do                          [Add]
        | 0  To Do Item 1
        """
    )
    #expect(asked < 100)
    _ = conversation.respond(to: "undo")
    #expect(asked < 300)
  }

  @Test func `a promise remembers after an undo what it knew then`() {
    let commands = ["tap Add", "repeat 200 layout", "swipe 0", "confirm Delete", "layout"]
    let conversation = Conversation(systems: .all, keepsTrail: true)
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
