import LabConversation
import LabSamples
import MVCLab
import Testing

/// Programs that are next to a law, on both sides of it, played as a user would.
@Suite struct AdversaryTests {
  private static func file(of wiring: Wiring, in system: System) throws -> SourceFile {
    try #require(wiring.files.first.flatMap(system.sources.file))
  }

  /// What is found in the story that the comment in its file tells, as `FILE:LINE RULE`.
  private static func found(in wiring: Wiring, of system: System) throws -> Set<String> {
    let story = try file(of: wiring, in: system).lines.filter { $0.hasPrefix("// > ") }
      .flatMap { $0.dropFirst(5).split(separator: "; ") }
    #expect(!story.isEmpty)
    let conversation = Conversation(systems: [system])
    let commands = ["system \(system.name)", "wirings \(wiring.name)"] + story.map(String.init)
    for command in commands {
      let refused = conversation.respond(to: command).lines.map(\.description)
        .filter { $0.hasPrefix("?") }
      #expect(refused == [])
    }
    return Set(
      conversation.findings.map { "\($0.site?.description ?? "no line") \($0.rule)" }
    )
  }

  @Test(arguments: System.innocent.wirings.map(\.name))
  func `no rule accuses an innocent program`(name: String) throws {
    let wiring = try #require(System.innocent.wirings.first { $0.name == name })
    #expect(try Self.found(in: wiring, of: .innocent) == [])
  }

  @Test(arguments: System.guilty.wirings.map(\.name))
  func `each rule that a guilty program breaks is named, with the line`(name: String) throws {
    let wiring = try #require(System.guilty.wirings.first { $0.name == name })
    let file = try Self.file(of: wiring, in: .guilty)
    // A comment behind a line names the rules that it breaks.
    let marked = file.lines.enumerated().flatMap { index, line in
      line.components(separatedBy: "  // ").dropFirst().flatMap { $0.split(separator: ", ") }
        .map { "\(file.name):\(index + 1) \($0)" }
    }
    #expect(try Self.found(in: wiring, of: .guilty) == Set(marked))
  }
}
