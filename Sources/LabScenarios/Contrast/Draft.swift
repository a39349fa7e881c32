import LabConversation
import MVCLab

/// A scenario made from a story, with the truth filled in: what `save FILE` writes.
///
///     # Two windows on one list
///
///     In `todo`, a to-do list of at most ten entries:
///
///     - `correct`: one store that tells its controllers, who show what it says
///
///     ```mvclab
///     > system todo
///     > wirings correct
///     | To Do                          [Add]
///     ```
///
/// What was remarked between two commands stands between two blocks.
public struct Draft: Sendable {
  /// The document.
  public let text: String
  /// How many commands it has.
  public let count: Int
  /// What was not written because it is a bug: something found in a wiring that is called correct.
  public let bugs: [String]
  /// The expectations that do not hold; a scenario that has them would not pass.
  public let failed: [String]

  /// Carries the commands of the story's world out in the wirings that they choose; nil if `watch`,
  /// which is told what part of it is done, wants that to stop.
  ///
  /// Throws if they make no scenario: they must begin with `system` and `wirings`.
  public init?(
    title: String,
    story: Story,
    file: String,
    systems: [System],
    watch: @escaping (Double) -> Bool = { _ in true }
  ) throws(ScenarioErrors) {
    func play(without failing: Set<Int> = []) throws(ScenarioErrors) -> ScenarioRun {
      let document = Draft.document(title, story, systems, without: failing)
      let scenario = try Scenario(document, file: file, systems: systems)
      return ScenarioRun(scenario, clock: { .zero }, watch: watch)
    }
    var performance = try play()
    let commands = performance.scenario.steps.map(\.command)
    let failing = Set(commands.indices.filter(performance.isUnmet))
    if !failing.isEmpty { performance = try play(without: failing) }
    failed = failing.sorted().map { commands[$0] }
    guard !performance.isStopped else { return nil }
    let rewriting = Update(performance)
    text = String(decoding: rewriting.bytes, as: UTF8.self)
    (count, bugs) = (performance.scenario.steps.count, rewriting.bugs)
  }

  /// The story as a document, without the commands at `failing`.
  private static func document(
    _ title: String,
    _ story: Story,
    _ systems: [System],
    without failing: Set<Int>
  ) -> [UInt8] {
    let steps = story.ofThisWorld
    var parts = ["# " + title.split(whereSeparator: \.isNewline).joined(separator: " ")]
    var commands: [String] = []
    func closeBlock() {
      if !commands.isEmpty { parts.append("```mvclab\n\(commands.joined())```") }
      commands = []
    }
    let opening = steps.prefix(2)
    parts += opening.flatMap { paragraphs($0.remarks) }
    parts += introduction(opening.map(\.command), systems)
    for (index, step) in steps.enumerated() {
      if index > 1, !step.remarks.isEmpty {
        closeBlock()
        parts += paragraphs(step.remarks)
      }
      if !failing.contains(index) { commands.append("> \(step.command)\n") }
    }
    closeBlock()
    parts += paragraphs(story.remarks)
    return Array((parts.joined(separator: "\n\n") + "\n").utf8)
  }

  /// What the system and the wirings are.
  private static func introduction(_ commands: [String], _ systems: [System]) -> [String] {
    var grammar = Grammar(systems: systems)
    for command in commands { _ = try? grammar.read(command) }
    guard let system = grammar.system, !grammar.wirings.isEmpty else { return [] }
    let wirings = grammar.wirings.compactMap { name in
      system.wirings.first { $0.name == name }.map { "- `\($0.name)`: \($0.summary)" }
    }
    return ["In `\(system.name)`, \(system.summary):", wirings.joined(separator: "\n")]
  }

  /// Remarks as prose: empty ones part paragraphs, and one with a second `#` is a heading.
  private static func paragraphs(_ remarks: [String]) -> [String] {
    var paragraphs: [[String]] = [[]]
    for remark in remarks {
      let line = Array(remark.utf8)[...].trimmed.drop { $0.isBlank }
      if line.isEmpty {
        paragraphs.append([])
      } else if line.first == UInt8(ascii: "#") {
        paragraphs += [["#" + line.text], []]
      } else {
        paragraphs[paragraphs.count - 1].append((Fence(line) == nil ? "" : "\\") + line.text)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }
}
