import LabConversation
import MVCLab

/// A scenario with the actual output in its failing steps, and unchanged elsewhere.
package struct Update: Sendable {
  package let bytes: [UInt8]
  /// The replaced lines, and their replacements.
  private(set) var edits: [Edit] = []
  /// An error for each line that is not written because it is a bug.
  package private(set) var bugs: [String] = []
  /// What it changes in the lines of output.
  package private(set) var tally = UpdateTally()
  let source: SourceText
  let file: String

  /// The lines of a step below its command, and the bytes that replace them.
  struct Edit: Sendable {
    let lines: Range<Int>
    let bytes: [UInt8]
  }

  package init(_ run: ScenarioRun) {
    let scenario = run.scenario
    (source, file) = (scenario.source, scenario.file)
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

  /// How many steps it changes.
  package var changes: Int { edits.count }

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
