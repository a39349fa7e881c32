import LabConversation
import LabScenarios
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
    in system: System? = nil
  ) -> [String] {
    let units = units(about: rule, systems)
    var named = units.map(\.entry)
    var others = entries.filter { !named.contains($0) && shows(rule, $0) }
    if named.isEmpty { (named, others) = (Array(others.prefix(3)), Array(others.dropFirst(3))) }
    guard let first = named.first else { return [] }
    let near = units.filter { $0.unit.lesson.scenario.system.name == system?.name }
    let example = (near + units).lazy.compactMap { $0.unit.example(of: rule) }.first
    let list =
      ["", "units of the course ('lesson \(first.number)' plays the first):"]
      + named.map { "  \($0.number)  \($0.title)" }
    let numbers = others.map(\.number).joined(separator: ", ")
    let rest =
      others.isEmpty ? [] : Prose("units that show it as well: \(numbers)").lines(columns: 70)
    return ((example.map { [""] + $0 } ?? []) + list + rest).map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// Whether the transcript of a unit reports a law or a symptom.
  private func shows(_ rule: String, _ entry: Entry) -> Bool {
    let file = files.first { $0.name == entry.path }
    return file?.lines.contains { $0.hasPrefix("! \(rule): ") } ?? false
  }

  /// The units whose law, or one of whose symptoms, this is; also those without a law that name the
  /// symptom which they show.
  private func units(about rule: String, _ systems: [System]) -> [(entry: Entry, unit: Unit)] {
    entries.compactMap { entry in
      guard let lesson = try? lesson(entry.path, systems), let unit = try? Unit(lesson),
        unit.rules.contains(where: { $0.name == rule })
          || unit.isOnlyAbout(rule) && shows(rule, entry)
      else { return nil }
      return (entry, unit)
    }
  }
}

extension Unit {
  /// Whether the unit has no law, and says so with the name of this symptom.
  fileprivate func isOnlyAbout(_ rule: String) -> Bool {
    rules.isEmpty && law.contains("`\(rule)`")
  }

  /// The lines that break a rule, and the right ones; nil if the unit shows no line that the rule blames,
  /// and is about other rules too.
  fileprivate func example(of rule: String) -> [String]? {
    let run = LessonRun(lesson)
    let names = run.wirings.map(\.name)
    guard let wrong = names.firstIndex(of: right.name), let right = names.firstIndex(of: left.name)
    else { return nil }
    let sites = run.steps.flatMap { $0.findings[wrong] }.filter { $0.rule == rule }
      .compactMap(\.site)
    let wrongs = source.filter { $0.wiring == wrong }
    let blamed = wrongs.first { block in
      sites.contains { $0.file == block.file.name && block.lines.contains($0.line) }
    }
    let guilty = isOnlyAbout(rule) ? wrongs : [blamed].compactMap(\.self)
    let better = source.filter { $0.wiring == right }
    guard !guilty.isEmpty, !better.isEmpty else { return nil }
    return guilty.flatMap { lines("wrong", $0) } + better.flatMap { lines("right", $0) }
  }

  private func lines(_ verdict: String, _ block: CodeBlock) -> [String] {
    let name = lesson.scenario.wirings[block.wiring].name
    return ["\(verdict), in '\(name)', \(block.file.name):"]
      + block.numberedText.map { "  \($0)" }
  }
}
