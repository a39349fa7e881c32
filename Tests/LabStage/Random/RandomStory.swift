import LabConversation
import MVCLab

/// Random commands about one wiring.
package struct RandomStory: Sendable {
  package let system: System
  /// The wiring, or several with commas between them.
  package let wiring: String
  package var hasServer: Bool
  /// The wiring that may replace the present one in the middle of a story.
  package var replacement: String?
  package var length: Int

  package init(
    system: System,
    wiring: String,
    hasServer: Bool = false,
    replacement: String? = nil,
    length: Int = 60
  ) {
    (self.system, self.wiring, self.hasServer) = (system, wiring, hasServer)
    (self.replacement, self.length) = (replacement, length)
  }

  /// The system and what is chosen.
  package var name: String {
    [system.name, hasServer ? "with server" : nil, wiring, replacement.map { "or \($0)" }]
      .compactMap(\.self).joined(separator: " ")
  }
}

extension RandomStory {
  /// Plays the story of a seed until it ends, the world has ended, or `isOver`.
  package func play(seed: UInt64, until isOver: (Conversation) -> Bool) -> Conversation {
    let conversation = Conversation.about(system, wiring, hasServer: hasServer)
    let user = RandomUser(
      of: system,
      replacements: [replacement].compactMap(\.self),
      seed: seed
    )
    for _ in 0..<length {
      guard let world = conversation.world, !world.hasEnded, !isOver(conversation) else { break }
      _ = conversation.respond(to: user.next(in: world))
    }
    return conversation
  }

  /// Whether such a finding comes up in the story of one of the seeds.
  package func finds(seeds: Range<UInt64>, _ isWanted: (Finding) -> Bool) -> Bool {
    seeds.contains { seed in
      play(seed: seed) { $0.findings.contains(where: isWanted) }.findings.contains(where: isWanted)
    }
  }
}
