import LabConversation
import LabWork
import MVCLab

/// A scenario made from a history, with the actual output filled in: what `save FILE` writes.
///
///     # Two windows on one list
///
///     In `todo`, a to-do list of at most ten entries:
///
///     - `correct`: one store that notifies its controllers, which show what it holds
///
///     ```mvclab
///     > system todo
///     > wirings correct
///     | To Do                          [Add]
///     ```
///
/// A remark between two commands becomes prose between two blocks. Where requests wait at the end, it says so
/// with `expect requests`.
package struct Draft: Codable, Sendable {
  /// The document.
  package let text: String
  /// How many commands of the history it has.
  package let count: Int
  /// The lines that are not in it because they are bugs: breaches and symptoms of correct wirings.
  package let bugs: [String]
  /// The expectations that are not in it because they hold in no wiring.
  ///
  /// One that holds in some wirings is asked of those.
  package let failed: [String]

  /// Executes the commands of the present worlds again; nil if `watch`, which is called with the part
  /// that is done, stops it.
  ///
  /// Throws if the commands make no scenario: they must begin with `system` and `wirings`.
  package init?(
    title: String,
    history: CommandHistory,
    file: String,
    systems: [System],
    supervisor: any Supervisor = NoSupervisor(),
    watch: @escaping (Double) -> Bool = { _ in true }
  ) throws(ScenarioErrors) {
    var end: [String] = []
    func replay(_ asked: [Int: String] = [:]) throws(ScenarioErrors) -> ScenarioRun {
      let document = Draft.document(title, history, systems, asked, end)
      let scenario = try Scenario(document, file: file, systems: systems)
      return ScenarioRun(
        scenario,
        ReplayConditions(supervisor: supervisor, maxSteps: .max),
        watch: watch
      )
    }
    var run = try replay()
    let commands = run.scenario.steps.map(\.command)
    var asked: [Int: String] = [:]
    for index in commands.indices where run.isUnmet(index) {
      asked[index] = run.headerOfMeeting(index)
    }
    if !asked.isEmpty { run = try replay(asked) }
    failed = commands.indices.filter { asked[$0]?.isEmpty == true }.map { commands[$0] }
    guard !run.isStopped else { return nil }
    count = run.scenario.steps.count
    let waiting = run.requestsAtEnd
    if !waiting.isEmpty {
      end = waiting.flatMap { [$0.header, "> expect requests \($0.count)"].compactMap(\.self) }
      run = try replay(asked)
    }
    let update = Update(run)
    text = String(decoding: update.bytes, as: UTF8.self)
    bugs = update.bugs
  }

  /// The history as a document.
  ///
  /// The commands at the positions in `asked` get that header, or, if it is empty, are left out. The lines of
  /// `end` follow the last command.
  private static func document(
    _ title: String,
    _ history: CommandHistory,
    _ systems: [System],
    _ asked: [Int: String],
    _ end: [String]
  ) -> [UInt8] {
    let steps = history.ofThisWorld
    var parts = ["# " + title.split(whereSeparator: \.isNewline).joined(separator: " ")]
    var commands: [String] = []
    func closeBlock() {
      if !commands.isEmpty { parts.append("```mvclab\n\(commands.joined())```") }
      commands = []
    }
    let opening = steps.prefix(Opening.count)
    parts += opening.flatMap { paragraphs($0.remarks) }
    parts += introduction(opening.map(\.command), systems)
    for (index, step) in steps.enumerated() {
      if index >= Opening.count, !step.remarks.isEmpty {
        closeBlock()
        parts += paragraphs(step.remarks)
      }
      let header = asked[index]
      if let header, !header.isEmpty { commands.append("\(header)\n") }
      if header?.isEmpty != true { commands.append("> \(step.command)\n") }
    }
    commands += end.map { "\($0)\n" }
    closeBlock()
    parts += paragraphs(history.remarks)
    return Array((parts.joined(separator: "\n\n") + "\n").utf8)
  }

  /// What the system is, and its wirings.
  private static func introduction(_ commands: [String], _ systems: [System]) -> [String] {
    var names = KnownNames(systems: systems)
    for command in commands { _ = try? names.parse(command) }
    guard let system = names.system, !names.wirings.isEmpty else { return [] }
    let wirings = names.wirings.compactMap { name in
      system.wirings.first { $0.name == name }.map { "- `\($0.name)`: \($0.summary)" }
    }
    return ["In `\(system.name)`, \(system.summary):", wirings.joined(separator: "\n")]
  }

  /// Remarks as prose: an empty one ends a paragraph, and one with a second `#` is a heading.
  private static func paragraphs(_ remarks: [String]) -> [String] {
    var paragraphs: [[String]] = [[]]
    for remark in remarks {
      let line = Array(remark.utf8)[...].trimmed.drop { $0.isBlank }
      if line.isEmpty {
        paragraphs.append([])
      } else if line.first == UInt8(ascii: "#") {
        paragraphs += [["#" + line.text], []]
      } else {
        let isMarkup =
          Fence(line) != nil || Blocks.displacedFence(in: line) != nil
          || HTMLBlock(line)?.isClosed(by: line) == false
        paragraphs[paragraphs.count - 1].append((isMarkup ? "\\" : "") + line.text)
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }
}
