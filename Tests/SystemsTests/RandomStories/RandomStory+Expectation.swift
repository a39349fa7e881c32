import LabConversation
import LabStage
import Testing

extension RandomStory: CustomTestStringConvertible {
  public var testDescription: String { name }
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
