import LabConversation
import LabText
import MVCLab

/// A scenario with the actual output in its failing steps and the actual line numbers of source that
/// has moved, and unchanged elsewhere.
package struct Update: Sendable {
  package let bytes: [UInt8]
  /// The replaced lines, and their replacements.
  private(set) var edits: [Edit] = []
  /// An error for each line that is not written because it is a bug.
  package private(set) var bugs: [String] = []
  /// What it changes in the lines of output.
  package private(set) var tally = UpdateTally()
  /// How many steps it changes.
  private var steps = 0
  /// How many blocks of source get another line number.
  private var moves = 0
  let source: SourceText
  let file: String

  /// Lines, such as those of a step below its command, and the bytes that replace them.
  struct Edit: Sendable {
    let lines: Range<Int>
    let bytes: [UInt8]
  }

  package init(_ run: ScenarioRun) {
    (source, file) = (run.scenario.source, run.scenario.file)
    let (scenario, moved) = run.scenario.withMovedCode
    var (edits, bugs): ([Edit], [String]) = ([], [])
    var tally = UpdateTally()
    for index in scenario.steps.indices {
      let corrected = Update.corrected(run, step: index)
      for step in corrected {
        bugs += step.bugs.map {
          "\(scenario.file):\(scenario.steps[index].line): error: \($0)"
        }
      }
      guard corrected.contains(where: \.isChanged) else { continue }
      let text = StepText(
        scenario,
        step: index,
        corrected.map(\.tokens),
        living: run.living(index)
      )
      edits.append(Edit(lines: text.lines, bytes: text.bytes))
      tally += text.tally
    }
    steps = edits.count
    moves = moved.count
    let outside = moved.filter { line in !edits.contains { $0.lines.contains(line) } }
    edits += outside.map {
      Edit(lines: $0..<$0 + 1, bytes: Array(scenario.source.raw($0..<$0 + 1)))
    }
    edits.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    var (bytes, position): ([UInt8], Int) = ([], 0)
    for edit in edits {
      let end = source.start(ofLine: edit.lines.lowerBound)
      bytes += source.bytes[position..<end] + edit.bytes
      position = source.start(ofLine: edit.lines.upperBound)
    }
    (self.edits, self.bugs, self.tally) = (edits, bugs, tally)
    self.bytes = edits.isEmpty ? source.bytes : bytes + source.bytes[position...]
  }
}

extension Update {
  /// A step for each wiring.
  ///
  /// A line that no wiring keeps, but one prints in place of an ellipsis, stood below a wrong header.
  private static func corrected(_ run: ScenarioRun, step index: Int) -> [CorrectedStep] {
    let wirings = run.scenario.wirings.indices
    let steps = wirings.map { CorrectedStep(run, step: index, wiring: $0) }
    guard steps.contains(where: \.isChanged) else { return steps }
    let kept = Set(steps.flatMap(\.tokens).filter(\.isKept).compactMap(\.text))
    let orphans = run.scenario.steps[index].items.indices.filter { item in
      guard case .output(let text, _) = run.scenario.steps[index].items[item].kind else {
        return false
      }
      return !kept.contains(text)
    }
    guard !orphans.isEmpty else { return steps }
    return wirings.map { CorrectedStep(run, step: index, wiring: $0, orphans: Set(orphans)) }
  }

  /// Whether it changes anything.
  package var isChange: Bool { !edits.isEmpty }

  /// What it changes: `1 step: 2 lines added; 1 line number of source`.
  package var summary: String {
    let lines = "\(tally)"
    let output = counted(steps, "step") + (lines.isEmpty ? "" : ": \(lines)")
    let code = counted(moves, "line number") + " of source"
    return (steps > 0 ? [output] : []).joined() + (steps > 0 && moves > 0 ? "; " : "")
      + (moves > 0 ? code : "")
  }

  /// The changes as a unified diff.
  package var patch: [UInt8] { UnifiedDiff(source, edits, file: file).bytes }

  /// The result of running the updated document; nil if it can't be read, or another update would change it.
  func outcome(_ systems: [System], _ conditions: ReplayConditions) -> Outcome? {
    do throws(ScenarioErrors) {
      let scenario = try Scenario(bytes, file: file, systems: systems)
      let again = ScenarioRun(scenario, conditions)
      return Update(again).edits.isEmpty ? Outcome(again) : nil
    } catch {
      return nil
    }
  }
}

extension SourceText {
  /// The byte at which a line starts; after the last line, the end.
  func start(ofLine line: Int) -> Int { line < lines.count ? lines[line].start : bytes.count }
}
