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
    let files = unit.shown.flatMap(unit.sites).map(\.file).withoutRepeats
    let figures = files.compactMap(system.sources.file).map(figure)
    return """
      <h2>What was broken</h2>
      \(rules.map { RuleNote($0, level: 3).html })\
      \(figures.isEmpty ? nil : "<h2>The lines to blame</h2>\n\(figures)")
      """
  }

  /// The lines of a file that are to blame, in whatever wirings.
  private func figure(_ file: SourceFile) -> HTML {
    var blamed: [Int: [String]] = [:]
    var wirings: [String] = []
    for wiring in unit.shown {
      for finding in unit.findings(of: wiring) where finding.site?.file == file.name {
        guard let line = finding.site?.line, file.lines.indices.contains(line - 1) else { continue }
        blamed[line] = (blamed[line, default: []] + [finding.rule]).withoutRepeats
        wirings = (wirings + [unit.run.wirings[wiring].name]).withoutRepeats
      }
    }
    let lines = FindingSources.ranges(around: blamed.keys.sorted(), in: file)
      .map { SourceLines(file: file, lines: $0, blamed: blamed).html }
    return """
      <figure class="source bad"><figcaption>\(wirings.joined(separator: ", ")) · \(file.name)</figcaption>
      \(HTML(lines, separator: "\n"))</figure>

      """
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
