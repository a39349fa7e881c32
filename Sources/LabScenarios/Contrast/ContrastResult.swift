import LabConversation
import MVCLab

/// What was played in two wirings: what both told step by step, and what was found in each.
struct ContrastResult {
  let names: [String]
  /// What can be broken.
  private let rules: [Rule]
  var steps: [Step] = []
  /// Each rule that was broken, once for each line that broke it, by wiring.
  private(set) var finds: [[Find]] = [[], []]
  /// The command after which the screens at rest first differed.
  var divergence: String?
  /// The wirings whose worlds have ended.
  var ended: [String] = []
  private var counts = [0, 0]

  /// What both told of a command; the first step, which makes the worlds, has none.
  struct Step {
    let command: String?
    let told: [[String]]
  }

  /// A rule that was broken, and where.
  struct Find: Equatable {
    let rule: String
    /// What the rule says.
    let sentence: String
    let site: SourceLine?
    let command: String
  }

  static let nothing = "no breach, no symptom"

  init(names: [String], rules: [Rule]) { (self.names, self.rules) = (names, rules) }

  /// Adds those of a wiring's findings that are new.
  mutating func add(_ findings: [Finding], of side: Int, after command: String) {
    for finding in findings.dropFirst(counts[side]) {
      let find = Find(
        rule: finding.rule,
        sentence: rules.first { $0.name == finding.rule }?.sentence ?? "",
        site: finding.site,
        command: command
      )
      guard !finds[side].contains(where: { $0.rule == find.rule && $0.site == find.site }) else {
        continue
      }
      finds[side].append(find)
    }
    counts[side] = findings.count
  }
}

extension ContrastResult {
  var ending: String {
    guard let divergence else { return "the screens are the same at rest" }
    guard ended.isEmpty else {
      return "! diverges: \(ended.map { "'\($0)'" }.joined(separator: " and ")) has ended"
    }
    return "! diverges: the screens differ at rest, first after '> \(divergence)'"
  }
}

extension ContrastResult.Find {
  /// Rule, place and command: `ui-changes-ui  List.swift:21  after '> tap Add'`.
  var headline: String { "\(rule)\(site.map { "  \($0)" } ?? "")  after '> \(command)'" }
}
