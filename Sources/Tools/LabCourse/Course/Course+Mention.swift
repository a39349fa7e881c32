import LabConversation
import LabScenarios
import LabWork
import MVCLab

extension Course {
  /// What the course says of a law or a symptom, as lines to print below the rule's explanation: wrong
  /// lines, right ones, the units about it, and the numbers of the others whose transcripts have it; none
  /// if no unit shows it.
  ///
  /// The lines are those of a unit in `system`, if there is one.
  ///
  ///     wrong, in 'misused', MisusedListController.swift:
  ///          7  var items: [ToDoItem] = []
  ///     right, in 'correct', CorrectListController.swift:
  ///          7  private let store: ToDoStore
  ///
  ///     units of the course ('lesson 1.2' plays the first):
  ///       1.2  The second window
  ///     units that show it as well: 1.1, 1.6
  package func mention(
    of rule: String,
    _ systems: [System],
    in system: System? = nil,
    playedIn workplace: any Workplace
  ) -> [String] {
    let units = units(about: rule, systems)
    let about = Set(units.map(\.entry.path))
    let shown = entries.filter { about.contains($0.path) || shows(rule, $0) }
    let mentions = RuleMentions(shown) { about.contains($0.path) }
    guard let first = mentions.named.first else { return [] }
    let near = units.filter { $0.unit.lesson.scenario.system.name == system?.name }
    let example = (near + units).lazy.compactMap { $0.unit.example(of: rule, playedIn: workplace) }
      .first
    let list =
      ["", "units of the course ('lesson \(first.number)' plays the first):"]
      + mentions.named.map { "  \($0.number)  \($0.title)" }
    let numbers = mentions.others.map(\.number).joined(separator: ", ")
    let rest =
      numbers.isEmpty ? [] : Prose("units that show it as well: \(numbers)").lines(columns: 70)
    return ((example.map { [""] + $0 } ?? []) + list + rest).map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// Whether the transcript of a unit reports a law or a symptom.
  private func shows(_ rule: String, _ entry: Entry) -> Bool {
    let file = files.first { $0.name == entry.path }
    return file?.lines.contains { $0.hasPrefix("! \(rule): ") } ?? false
  }

  /// The units about a rule; those that are about no law must show it.
  private func units(about rule: String, _ systems: [System]) -> [(entry: Entry, unit: Unit)] {
    entries.compactMap { entry in
      guard let lesson = try? lesson(entry.path, systems), let unit = try? Unit(lesson),
        unit.isAbout(rule), !unit.rules.isEmpty || shows(rule, entry)
      else { return nil }
      return (entry, unit)
    }
  }
}

extension Unit {
  /// The lines that break a rule, and the right ones, each below a heading.
  fileprivate func example(of rule: String, playedIn workplace: any Workplace) -> [String]? {
    guard let run = try? LessonRun.play(lesson, in: workplace) else { return nil }
    return RuleExample(of: rule, in: self, run).map { example in
      example.wrong.flatMap { lines("wrong", $0) } + example.right.flatMap { lines("right", $0) }
    }
  }

  private func lines(_ verdict: String, _ block: CodeBlock) -> [String] {
    let name = lesson.scenario.wirings[block.wiring].name
    return ["\(verdict), in '\(name)', \(block.file.name):"]
      + block.numberedText.map { "  \($0)" }
  }
}
