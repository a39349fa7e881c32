import LabConversation
import MVCLab

/// The output of two wirings step by step, and the findings in each.
struct ContrastResult {
  var names = ["", ""]
  private let rules: [Rule]
  var steps: [Step] = []
  /// Each broken rule, once for each line that broke it, by wiring.
  private(set) var findings: [[Finding]] = [[], []]
  private var counts = [0, 0]

  /// The output of both for one command; nil for the step that makes the worlds.
  struct Step {
    let command: String?
    let lines: [[String]]
    /// What the wirings' code printed on its own.
    let printed: [Reply.Printed]
    /// What runs in each column.
    let titles: [String]
  }

  /// A broken rule, and where it was broken.
  struct Finding: Equatable {
    let rule: RuleName
    /// The rule's sentence.
    let sentence: String
    /// Whether it says that the two wirings differ.
    let isDifference: Bool
    let site: SourceLine?
    let command: String
  }

  static let nothing = "no breach, no symptom"

  init(rules: [Rule]) { self.rules = rules }

  /// Adds the new ones of a wiring's findings.
  mutating func add(_ all: [MVCLab.Finding], of side: Int, after command: String) {
    for new in all.dropFirst(counts[side]) {
      let rule = rules.first { $0.id == new.ruleName }
      let finding = Finding(
        rule: new.ruleName,
        sentence: rule?.sentence ?? "",
        isDifference: rule?.needsCorrectWiring ?? false,
        site: new.site,
        command: command
      )
      guard
        !findings[side].contains(where: { $0.rule == finding.rule && $0.site == finding.site })
      else { continue }
      findings[side].append(finding)
    }
    counts[side] = all.count
  }

  /// The last line, unless the screens differed.
  var ending: String? {
    findings.joined().contains(where: \.isDifference) ? nil : "the screens are the same at rest"
  }
}

extension ContrastResult.Finding {
  /// Rule, place and command: `ui-changes-ui  List.swift:21  after '> tap Add'`.
  var headline: String { "\(rule)\(site.map { "  \($0)" } ?? "")  after '> \(command)'" }
}
