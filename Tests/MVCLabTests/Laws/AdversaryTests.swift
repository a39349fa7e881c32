import LabConversation
import LabSamples
import MVCLab
import Testing

/// Programs that are next to a law, on both sides of it, played as a user would.
@Suite struct AdversaryTests {
  /// What is found, as `FILE:LINE RULE`.
  private static func found(in wiring: Wiring, of system: System) -> Set<String> {
    let conversation = Conversation(systems: [system])
    for command in [
      "system \(system.name)", "wirings \(wiring.name)", "tap Press row 1", "select 0",
    ] {
      _ = conversation.respond(to: command)
    }
    return Set(
      conversation.findings.map { "\($0.site?.description ?? "no line") \($0.rule)" }
    )
  }

  @Test(arguments: System.innocent.wirings.map(\.name))
  func `no rule accuses an innocent program`(name: String) throws {
    let wiring = try #require(System.innocent.wirings.first { $0.name == name })
    #expect(Self.found(in: wiring, of: .innocent) == [])
  }

  @Test(arguments: System.guilty.wirings.map(\.name))
  func `each law that a guilty program breaks is named, with the line`(name: String) throws {
    let wiring = try #require(System.guilty.wirings.first { $0.name == name })
    // A comment behind a line names the law that it breaks.
    let marked = try wiring.files.flatMap { name in
      let file = try #require(System.guilty.sources.file(name))
      return file.lines.enumerated().compactMap { index, line in
        line.components(separatedBy: "  // ").dropFirst().last.map { "\(name):\(index + 1) \($0)" }
      }
    }
    #expect(!marked.isEmpty)
    #expect(Self.found(in: wiring, of: .guilty) == Set(marked))
  }
}
