import LabConversation
import LabSamples
import MVCLab
import Testing

/// Programs that are next to a rule, on both sides of it, played as a user would.
@Suite struct AdversaryTests {
  /// Programs of which the lab says something else today; a test fails when it no longer does.
  private static let notYet: Set<String> = [
    "kept-token", "early-mark", "titled-twice",  // says nothing
    "shuffle-row", "acting-rows",  // accuses a row that is a command about another row
  ]

  @Test(arguments: programs { $0.isCorrect })
  func `no rule accuses an innocent program`(name: String) throws {
    try Self.check(name) { _ in [] }
  }

  @Test(arguments: programs { !$0.isCorrect })
  func `each rule that a guilty program breaks is named, with the line`(name: String) throws {
    try Self.check(name) { $0.breaches }
  }

  @Test(arguments: Rule.all(of: []).map(\.name))
  func `each rule has an innocent program next to it, and a guilty one`(rule: String) throws {
    let programs = try Self.programs { _ in true }.map(Program.init)
    #expect(programs.contains { $0.isNear.contains(rule) })
    #expect(programs.contains { $0.breaches.contains { $0 == rule || $0.hasSuffix(" \(rule)") } })
  }

  private static func programs(where isIncluded: (Wiring) -> Bool) -> [String] {
    System.adversaries.flatMap(\.wirings).filter(isIncluded).map(\.name)
  }

  private static func check(_ name: String, _ expected: (Program) -> Set<String>) throws {
    let program = try Program(name)
    let (found, expected) = (program.played(), expected(program))
    guard notYet.contains(name) else {
      #expect(found == expected)
      return
    }
    withKnownIssue { #expect(found == expected) }
  }
}

/// A program, and what the comments in its file say of it.
private struct Program {
  let name: String
  private let system: System
  private let file: SourceFile

  init(_ name: String) throws {
    self.name = name
    system = try #require(System.adversaries.first { $0.wirings.contains { $0.name == name } })
    let wiring = try #require(system.wirings.first { $0.name == name })
    file = try #require(wiring.files.first.flatMap(system.sources.file))
  }

  /// The rules that the program is next to.
  var isNear: Set<String> { Set(notes("// near: ").flatMap(Self.names)) }

  /// The rules that are broken, at whichever line, or at none.
  private var elsewhere: Set<String> { Set(notes("// finds: ").flatMap(Self.names)) }

  /// The rules that are broken, with their lines, as `FILE:LINE RULE`.
  var breaches: Set<String> {
    let marked = file.lines.enumerated().flatMap { index, line in
      line.components(separatedBy: "  // ").dropFirst().flatMap(Self.names)
        .map { "\(file.name):\(index + 1) \($0)" }
    }
    return elsewhere.union(marked)
  }

  /// Plays the story of the program, and returns what is found, as `FILE:LINE RULE`.
  func played() -> Set<String> {
    let story = notes("// > ").flatMap { $0.split(separator: "; ").map(String.init) }
    #expect(!story.isEmpty)
    let conversation = Conversation(systems: [system])
    let wirings = [name] + notes("// beside: ").map(String.init)
    for command in ["system \(system.name)", "wirings \(wirings.joined(separator: ", "))"] + story {
      let refused = conversation.respond(to: command).lines.map(\.description)
        .filter { $0.hasPrefix("?") && $0 != "? the world has ended" }
      #expect(refused == [])
    }
    return Set(
      conversation.findings.map { finding in
        elsewhere.contains(finding.rule)
          ? finding.rule : "\(finding.site?.description ?? "no line") \(finding.rule)"
      }
    )
  }

  private func notes(_ sign: String) -> [Substring] {
    file.lines.filter { $0.hasPrefix(sign) }.map { $0.dropFirst(sign.count) }
  }

  private static func names(_ list: some StringProtocol) -> [String] {
    list.split(separator: ", ").map { String($0) }
  }
}
