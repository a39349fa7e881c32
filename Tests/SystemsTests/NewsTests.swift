import LabConversation
import LabStage
import LabSystems
import MVCLab
import Testing

@Suite struct `The feed of articles` {
  @Test func `delegate, block and notification show the same screens, to the byte`() {
    let story = RandomStory(
      system: .news,
      wiring: "standard, standard-block, standard-notification",
      length: 16
    )
    for seed in 0..<25 as Range<UInt64> {
      let conversation = story.play(seed: seed) { !$0.showsTheSameEverywhere }
      let commands = conversation.history.done.map(\.command).joined(separator: "\n")
      #expect(conversation.showsTheSameEverywhere, "seed \(seed):\n\(commands)")
      guard conversation.showsTheSameEverywhere else { return }
    }
  }

  @Test func `block, delegate and notification of the model show the same screen of one window`() {
    for answer in ["server ok", "server fail"] {
      let conversation = Conversation.about(
        .news,
        "standard, standard-model-delegate, standard-model-notification"
      )
      for line in [
        "server ok", "tap like row 1", answer, "tap like row 1", "tap like row 1", "server ok",
      ] {
        _ = conversation.respond(to: line)
        #expect(conversation.showsTheSameEverywhere)
      }
    }
  }

  @Test func `a like wakes one observer, whatever the number of articles and cells`() {
    let conversation = Conversation.about(.news, "correct")
    for command in [
      "server ok", "scroll 2", "server ok", "scroll 7", "server ok", "tap like row 7",
    ] {
      _ = conversation.respond(to: command)
    }
    #expect(conversation.respond(to: "server ok").lines.allSatisfy { $0.kind != .failure })
    #expect(conversation.respond(to: "expect cost woken 1").lines.isEmpty)
    #expect(conversation.respond(to: "expect cost painted 1").lines.isEmpty)
  }
}

extension Conversation {
  /// Whether the windows of all wirings are equal, and all worlds go on or have ended.
  fileprivate var showsTheSameEverywhere: Bool {
    let worlds = runs.map(\.world)
    let screens = worlds.map { world in world.windows.map { $0.lines(width: 32) } }
    return screens.dropFirst().allSatisfy { $0 == screens[0] }
      && worlds.allSatisfy { $0.hasEnded == worlds[0].hasEnded }
  }
}
