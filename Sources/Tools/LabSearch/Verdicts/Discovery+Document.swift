import LabConversation
import LabText
import LabWork
import MVCLab

extension Discovery {
  /// The name of the searched wiring.
  public var wiring: String { subject.wiring.name }

  private static func fileStem(_ system: System, _ wiring: Wiring, _ rule: RuleName) -> String {
    let plain = "\(system.name)-\(wiring.name)-\(rule.name)".map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    return String(plain).split(separator: "-").joined(separator: "-")
  }

  /// The names of files for all these stories, each another one: `todo-misused-leak.md`, of a further story of its rule
  /// `todo-misused-leak-2.md`.
  public static func fileNames(_ discoveries: [Discovery]) -> [String] {
    var used: Set<String> = []
    return discoveries.map { discovery in
      let (system, wiring) = (discovery.subject.system, discovery.subject.wiring)
      let stem = fileStem(system, wiring, discovery.finding.ruleName)
      var (name, number) = ("\(stem).md", 1)
      while !used.insert(name).inserted {
        number += 1
        name = "\(stem)-\(number).md"
      }
      return name
    }
  }

  /// Whether a story of a wiring can have a file of this name, whatever a search finds.
  public static func canHave(_ name: String, _ wiring: Wiring, of system: System) -> Bool {
    system.ruleNames.contains { rule in
      let stem = fileStem(system, wiring, rule)
      guard name.hasPrefix(stem), name.hasSuffix(".md"), name.count >= stem.count + 3 else {
        return false
      }
      let number = name.dropFirst(stem.count).dropLast(3)
      return number.isEmpty || number.first == "-" && Int(number.dropFirst()) != nil
    }
  }

  /// The title of a document about the story: the wiring, and the rule as a sentence.
  public var title: String { "\(wiring): \(rule?.sentence ?? name)" }

  /// The lines of a conversation that make a document of the story: the commands, and remarks.
  public var document: [String] {
    let isBreach = finding.kind == .breach
    var lines = opening + ["#" + summary + "."]
    if isShortest, !story.isEmpty { lines.append("#No shorter story does.") }
    lines += story.dropLast()
    if !story.isEmpty {
      lines += [
        "#", "#The next command \(isBreach ? "breaks the law" : "does the harm"): \(finding.text).",
      ]
    }
    lines += story.suffix(1)
    return lines + expectation
  }

  /// What the wiring breaks, and when.
  private var summary: String {
    let shows =
      finding.promise == nil
      ? finding.kind == .breach ? "breaks the law" : "shows the symptom" : "breaks the promise"
    let name = finding.promise == nil ? "`\(name)`" : "'\(name)'"
    let when = story.isEmpty ? "at once" : "after \(counted(story.count, "command"))"
    return "The wiring `\(wiring)` \(shows) \(name) \(when)"
  }

  /// What the wiring breaks: `breaks 'ui-changes-ui'`, `shows 'leak'`, `breaks the promise 'at most ten entries'`.
  package var breaks: String {
    let isShown = finding.kind == .symptom && finding.promise == nil
    return "\(isShown ? "shows" : "breaks") \(finding.ruleName.inSentence)"
  }

  /// Whether the story is that of a bug: the wiring's author calls it correct, and it breaks a rule by itself.
  package var isBug: Bool { subject.wiring.isCorrect && rule?.needsCorrectWiring != true }

  /// A document about a bug, which fails until the wiring is repaired.
  package func failingDocument(_ supervisor: any Supervisor) -> String {
    """
    # \(title)

    \(summary): \(finding.text). \
    This scenario fails until the wiring is repaired; then `run --update` fills in its new screens.

    \(failingBlock(supervisor))

    """
  }

  /// The story as a block of a scenario, with the screens and notifications on its way.
  ///
  /// It ends with the demand that no rule is broken, in place of what the wiring breaks.
  package func failingBlock(_ supervisor: any Supervisor = NoSupervisor()) -> String {
    let conversation = Conversation(KnownNames(systems: [subject.system]), supervisor)
    let steps = commands.flatMap { command in
      ["> \(command)"]
        + conversation.respond(to: command).lines
        .filter { $0.kind != .breach && $0.kind != .symptom }.map(\.description)
    }
    return (["```mvclab"] + steps + ["> expect clean", "```"]).joined(separator: "\n")
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
    return ["expect \(finding.kind.rawValue) \(Word.quoted(finding.ruleName.name))"]
  }

  private var rule: Rule? {
    subject.system.rules.first { $0.id == finding.ruleName }
  }
}
