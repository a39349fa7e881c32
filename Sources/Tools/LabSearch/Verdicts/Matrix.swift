import LabText
import MVCLab

/// Wirings against rules: how many commands the shortest story has in which a wiring breaks a rule.
public struct Matrix: Sendable {
  private let explorations: [Exploration]
  /// The file of each story, by exploration; nil for one that is in no file.
  private let files: [[String?]]
  /// The rules that at least one wiring breaks.
  private let rules: [RuleName]

  /// The matrix of a system's explorations, whose stories were saved in these files.
  public init(_ explorations: [Exploration], savedAs files: [[String?]] = []) {
    (self.explorations, self.files) = (explorations, files)
    let order = explorations.first?.system.ruleNames ?? []
    let broken = Set(explorations.flatMap(\.discoveries).map(\.finding.ruleName))
    rules = order.filter(broken.contains)
  }

  /// The searched system; nil if nothing was searched.
  private var system: System? { explorations.first?.system }

  /// The shortest story of a wiring; nil if it does not break the rule.
  private func discovery(of rule: RuleName, in wiring: Wiring) -> Discovery? {
    explorations.first { $0.wiring.name == wiring.name }?.discoveries
      .first { $0.finding.ruleName == rule }
  }

  private func length(_ exploration: Exploration, _ rule: RuleName) -> Int? {
    discovery(of: rule, in: exploration.wiring)?.story.count
  }
}

extension Matrix {
  /// The table for a terminal: a column for each wiring, numbered, and a row for each rule; then the stories of each column.
  public var lines: [String] {
    guard let system else { return [] }
    let names = rules.map(\.heading)
    let width = names.map(\.columns).max() ?? 0
    let columns = explorations.indices.map { "\($0 + 1)" }
    func row(_ name: String, _ cells: [String]) -> String {
      name.fitted(to: width) + cells.map { " " + $0.rightAligned(in: 4) }.joined()
    }
    let wirings = zip(columns, explorations).map { number, exploration in
      "\(number.rightAligned(in: 4))  \(exploration.wiring.name): \(exploration.report.verdict)"
    }
    let table = zip(rules, names).map { rule, name in
      row(name, explorations.map { length($0, rule).map { "\($0)" } ?? sign(ofNone: rule, $0) })
    }
    let isIncomplete = rules.contains { rule in explorations.contains { !$0.hasLooked(for: rule) } }
    return ["\(system.name): the commands of the shortest story", ""] + wirings + [""]
      + [row("", columns)] + table
      + (isIncomplete ? ["", "? not searched: the search ended before"] : [])
      + stories + warnings
  }

  /// The stories behind the numbers, with the files that they were saved in.
  private var stories: [String] {
    explorations.enumerated().flatMap { index, exploration -> [String] in
      let stories = exploration.report.stories(savedAs: saved(index))
      return stories.isEmpty
        ? [] : ["", "\("\(index + 1)".rightAligned(in: 4))  \(exploration.wiring.name)"] + stories
    }
  }

  /// The files of an exploration's stories.
  private func saved(_ index: Int) -> [String?] {
    files.indices.contains(index)
      ? files[index] : explorations[index].discoveries.map { _ in nil }
  }

  /// What stands where a wiring has no story.
  private func sign(ofNone rule: RuleName, _ exploration: Exploration) -> String {
    exploration.hasLooked(for: rule) ? "." : "?"
  }

  /// The warnings about each wiring.
  private var warnings: [String] {
    let warnings = explorations.flatMap { exploration in
      exploration.report.warnings.map { "\(exploration.wiring.name): warning: \($0)" }
    }
    return warnings.isEmpty
      ? [] : [""] + warnings.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  /// One object on one line, for programs.
  public var json: String {
    let rows: [JSON] = explorations.enumerated().map { index, exploration in
      let lengths = rules.compactMap { rule in
        length(exploration, rule).map { JSON.Member(rule.name, JSON($0)) }
      }
      let report = exploration.report
      let shortest = rules.compactMap { discovery(of: $0, in: exploration.wiring) }
      return [
        "wiring": JSON(exploration.wiring.name), "exhausted": JSON(exploration.isExhausted),
        "lengths": .object(lengths),
        "stories": .array(
          zip(exploration.report.findings, saved(index)).map { $0.json(savedAs: $1) }
        ),
        "result": JSON(exploration.result.rawValue),
        "unproved": JSON(shortest.filter { !$0.isShortest }.map(\.name)),
        "unsearched": JSON(rules.filter { !exploration.hasLooked(for: $0) }.map(\.name)),
        "warnings": JSON(report.warnings),
      ]
    }
    let matrix: JSON = [
      "system": JSON(system?.name), "rules": JSON(rules.map(\.name)), "wirings": .array(rows),
    ]
    return matrix.description
  }
}
