import LabText
import MVCLab

/// What a lesson broke: each law and symptom, and the lines of source that broke it.
///
/// What only the answer breaks stands with the answer, where it gives nothing away.
struct FindingSources {
  private let unit: PlayedLesson
  private let system: System

  init(_ unit: PlayedLesson) { (self.unit, system) = (unit, unit.lesson.scenario.system) }

  /// How many lines of source are shown above and below a blamed one.
  private static let around = 3

  /// What the steps above the answer broke.
  var ofStory: HTML {
    let story = unit.stepsAboveAnswer
    let hasAnswer = story.count < unit.run.steps.count
    let found = html(story, after: 0..<0, "What was broken", "The lines to blame")
    let place: HTML? = hasAnswer ? " above the answer" : nil
    return found ?? "<p>No law was broken, and no symptom seen\(place).</p>\n"
  }

  /// What the answer broke and the steps above it did not; nil if there is no such thing.
  var ofAnswer: HTML? {
    let story = unit.stepsAboveAnswer
    return html(
      story.upperBound..<unit.run.steps.count,
      after: story,
      "What the answer broke",
      "The lines to blame for it"
    )
  }

  /// What steps broke, without what others before them broke.
  private func html(
    _ steps: Range<Int>,
    after others: Range<Int>,
    _ title: String,
    _ linesTitle: String
  ) -> HTML? {
    let old = Set(unit.shown.flatMap { unit.findings(of: $0, in: others) }.map(\.rule))
    let names = Set(unit.shown.flatMap { unit.findings(of: $0, in: steps) }.map(\.rule))
    let rules = Rule.all(of: [system])
      .filter { names.contains($0.name) && !old.contains($0.name) }
    let blames = BlamedLines(unit, steps)
    let earlier = BlamedLines(unit, others)
    let figures = blames.files.compactMap(system.sources.file)
      .compactMap { figure($0, blames, earlier) }
    guard !rules.isEmpty || !figures.isEmpty else { return nil }
    return """
      \(rules.isEmpty ? nil : "<h2>\(title)</h2>\n\(rules.map { RuleNote($0, level: 3).html })")\
      \(figures.isEmpty ? nil : "<h2>\(linesTitle)</h2>\n\(figures)")
      """
  }

  /// The lines of a file that are to blame, in whatever wirings; nil if all were to blame before.
  private func figure(_ file: SourceFile, _ blames: BlamedLines, _ earlier: BlamedLines) -> HTML? {
    let before = earlier.rules(in: file)
    let blamed = blames.rules(in: file).filter { line, rules in
      !Set(rules).isSubset(of: before[line, default: []])
    }
    guard !blamed.isEmpty else { return nil }
    let wirings = blames.wirings(in: file, blamed)
    // A line that was to blame before is the goal of links there.
    let goals = Set(blamed.keys).subtracting(before.keys)
    let lines = FindingSources.ranges(around: blamed.keys.sorted(), in: file)
      .map { SourceLines(file: file, lines: $0, blamed: blamed, isGoal: goals.contains).html }
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

/// Which lines some steps of a lesson blame.
private struct BlamedLines {
  private let all: [(wiring: String, rule: String, site: SourceLine)]

  init(_ unit: PlayedLesson, _ steps: Range<Int>) {
    all = unit.shown.flatMap { wiring in
      steps.flatMap { step in
        unit.findings(of: wiring, in: step..<step + 1).compactMap { finding in
          finding.site.map { (unit.run.steps[step].wirings[wiring].name, finding.rule, $0) }
        }
      }
    }
  }

  /// The names of their files.
  var files: [String] { all.map(\.site.file).withoutRepeats }

  /// The broken rules, by line.
  func rules(in file: SourceFile) -> [Int: [String]] {
    all.reduce(into: [:]) { blamed, blame in
      let line = blame.site.line
      guard blame.site.file == file.name, file.lines.indices.contains(line - 1) else { return }
      blamed[line] = (blamed[line, default: []] + [blame.rule]).withoutRepeats
    }
  }

  /// The wirings that have these lines.
  func wirings(in file: SourceFile, _ lines: [Int: [String]]) -> [String] {
    all.filter { $0.site.file == file.name && lines[$0.site.line] != nil }
      .map(\.wiring).withoutRepeats
  }
}
