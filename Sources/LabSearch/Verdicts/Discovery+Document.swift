import LabConversation
import LabText
import MVCLab

extension Discovery {
  /// The name of the searched wiring.
  public var wiring: String { subject.wiring.name }

  /// The name of a file for the story: `todo-misused-leak.md`.
  public var fileName: String {
    Discovery.fileName(subject.system, subject.wiring, finding.ruleName)
  }

  private static func fileName(_ system: System, _ wiring: Wiring, _ rule: RuleName) -> String {
    let plain = "\(system.name)-\(wiring.name)-\(rule.name)".map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    return String(plain).split(separator: "-").joined(separator: "-") + ".md"
  }

  /// The names of all files that stories of a wiring can have.
  public static func fileNames(_ wiring: Wiring, of system: System) -> [String] {
    system.ruleNames.map { fileName(system, wiring, $0) }
  }

  /// The title of a document about the story: the rule, as a sentence.
  public var title: String {
    let sentence = rule?.sentence ?? name
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  /// The lines of a conversation that make a document of the story: the commands, and remarks.
  public var document: [String] {
    let count = counted(story.count, "command")
    let shows = finding.kind == .breach ? "breaks the law" : "shows the symptom"
    var lines = opening
    lines.append("#The wiring `\(wiring)` \(shows) `\(finding.rule)` after \(count).")
    if isShortest { lines.append("#No shorter story does.") }
    lines += story.dropLast()
    if !story.isEmpty {
      lines += [
        "#",
        "#\(finding.kind == .breach ? "The law is broken now" : "The harm is there now"): \(finding.text).",
      ]
    }
    lines += story.suffix(1)
    return lines + expectation
  }

  /// The system, and the correct wiring beside the searched one.
  private var opening: [String] {
    let correct = subject.system.correctWiring(besides: wiring)
    return Opening.commands(
      subject.system,
      withServer: subject.withServer,
      [correct].compactMap(\.self) + [subject.wiring]
    )
  }

  /// What the scenario expects at its end; a difference between wirings needs no command.
  private var expectation: [String] {
    if rule?.needsCorrectWiring == true { return [] }
    return ["expect \(finding.kind.rawValue) \(finding.rule)"]
  }

  private var rule: Rule? {
    subject.system.rules.first { $0.id == finding.ruleName }
  }
}
