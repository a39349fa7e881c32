import LabConversation
import LabStage
import MVCLab
import Testing

/// Random commands about one wiring.
struct RandomStory: CustomTestStringConvertible {
  let system: System
  /// The wiring, or several with commas between them.
  let wiring: String
  var hasServer = false
  /// The wiring that may replace the present one in the middle of a story.
  var replacement: String?
  var length = 60

  var testDescription: String {
    [system.name, hasServer ? "with server" : nil, wiring, replacement.map { "or \($0)" }]
      .compactMap(\.self).joined(separator: " ")
  }
}

extension RandomStory {
  /// Plays the story of a seed until it ends, the world has ended, or `isOver`.
  func play(seed: UInt64, until isOver: (Conversation) -> Bool) -> Conversation {
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
  func finds(seeds: Range<UInt64>, _ isWanted: (Finding) -> Bool) -> Bool {
    seeds.contains { seed in
      play(seed: seed) { $0.findings.contains(where: isWanted) }.findings.contains(where: isWanted)
    }
  }
}

/// Expects that nothing is found in the stories of these seeds, and that most of their commands were
/// executed.
func expectClean(
  _ story: RandomStory,
  seeds: Range<UInt64>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var executed = 0
  for seed in seeds {
    let conversation = story.play(seed: seed) { !$0.findings.isEmpty }
    let commands = conversation.history.done.map(\.command)
    executed += commands.count
    guard conversation.findings.isEmpty else {
      let findings = conversation.findings.map(\.text).joined(separator: "\n")
      Issue.record(
        "seed \(seed):\n\(commands.joined(separator: "\n"))\n\(findings)",
        sourceLocation: sourceLocation
      )
      return
    }
  }
  #expect(executed > seeds.count * story.length / 2, sourceLocation: sourceLocation)
}
