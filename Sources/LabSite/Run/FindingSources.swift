import LabText
import MVCLab

/// What a story broke: each law and symptom, and the lines of source that broke it.
struct FindingSources {
  private let unit: PlayedLesson
  private let system: System

  init(_ unit: PlayedLesson) { (self.unit, system) = (unit, unit.lesson.scenario.system) }

  /// How many lines of source surround one that is to blame.
  private static let around = 3

  var html: HTML {
    let names = Set(unit.shown.flatMap(unit.findings).map(\.rule))
    let rules = Rule.all(of: [system]).filter { names.contains($0.name) }
    guard !rules.isEmpty else { return "<p>No law was broken, and no symptom seen.</p>\n" }
    let figures = unit.shown.flatMap(figures)
    return """
      <h2>What was broken</h2>
      \(rules.map { RuleNote($0, level: 3).html })\
      \(figures.isEmpty ? nil : "<h2>The lines to blame</h2>\n\(figures)")
      """
  }

  /// A figure for each file of a wiring with such lines.
  private func figures(_ wiring: Int) -> [HTML] {
    let findings = unit.findings(of: wiring)
    let names = findings.compactMap(\.site?.file).withoutRepeats
    return names.compactMap(system.sources.file).map { file in
      var blamed: [Int: [String]] = [:]
      for finding in findings where finding.site?.file == file.name {
        guard let line = finding.site?.line, file.lines.indices.contains(line - 1) else { continue }
        if blamed[line]?.contains(finding.rule) != true {
          blamed[line, default: []].append(finding.rule)
        }
      }
      let lines = FindingSources.ranges(around: blamed.keys.sorted(), in: file)
        .map { SourceLines(file: file, lines: $0, blamed: blamed).html }
      return """
        <figure class="source bad"><figcaption>\(unit.run.wirings[wiring].name) · \(file.name)</figcaption>
        \(HTML(lines, separator: "\n"))</figure>

        """
    }
  }

  /// The lines around others; those that meet are one piece.
  private static func ranges(around lines: [Int], in file: SourceFile) -> [Range<Int>] {
    lines.reduce(into: []) { ranges, line in
      let range = max(1, line - around)..<min(file.lines.count, line + around) + 1
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
  }
}
