import LabConversation
import LabScenarios
import MVCLab

extension Course {
  /// What the course says of a law or a symptom, as lines to print below the rule's explanation: wrong
  /// lines, right ones, and the units about it; none if there is no such unit.
  ///
  ///     wrong, in 'misused', MisusedListController.swift:
  ///          7  var items: [ToDoItem] = []
  ///     right, in 'correct', CorrectListController.swift:
  ///          7  private let store: ToDoStore
  ///
  ///     units of the course ('lesson 1.2' plays the first):
  ///       1.2  The second window
  package func mention(of rule: String, _ systems: [System]) -> [String] {
    let units = units(about: rule, systems)
    guard let first = units.first else { return [] }
    let example = units.lazy.compactMap { $0.unit.example(of: rule) }.first
    let list =
      ["", "units of the course ('lesson \(first.entry.number)' plays the first):"]
      + units.map { "  \($0.entry.number)  \($0.entry.title)" }
    return ((example.map { [""] + $0 } ?? []) + list).map { $0.isEmpty ? "" : "  \($0)" }
  }

  /// The units whose law, or one of whose symptoms, this is.
  private func units(about rule: String, _ systems: [System]) -> [(entry: Entry, unit: Unit)] {
    entries.compactMap { entry in
      guard let lesson = try? lesson(entry.path, systems), let unit = try? Unit(lesson),
        unit.rules.contains(where: { $0.name == rule })
      else { return nil }
      return (entry, unit)
    }
  }
}

extension Unit {
  /// The lines that break a rule, and the right ones; nil if the unit shows no line that the rule blames.
  fileprivate func example(of rule: String) -> [String]? {
    let run = LessonRun(lesson)
    let names = run.wirings.map(\.name)
    guard let wrong = names.firstIndex(of: right.name), let right = names.firstIndex(of: left.name)
    else { return nil }
    let sites = run.steps.flatMap { $0.findings[wrong] }.filter { $0.rule == rule }
      .compactMap(\.site)
    let guilty = source.first { block in
      block.wiring == wrong
        && sites.contains { $0.file == block.file.name && block.lines.contains($0.line) }
    }
    let better = source.filter { $0.wiring == right }
    guard let guilty, !better.isEmpty else { return nil }
    return lines("wrong", guilty) + better.flatMap { lines("right", $0) }
  }

  private func lines(_ verdict: String, _ block: CodeBlock) -> [String] {
    let name = lesson.scenario.wirings[block.wiring].name
    return ["\(verdict), in '\(name)', \(block.file.name):"]
      + block.lines.map { "  \(block.file.numbered($0))" }
  }
}
