import LabConversation
import MVCLab

/// A scenario with the truth filled in: output lines of failing steps, and nothing else.
package struct Update: Sendable {
  package let bytes: [UInt8]
  /// Which lines were replaced, and by what.
  private(set) var edits: [Edit] = []
  /// What may not be written because it is a bug, each as a line for people.
  package private(set) var bugs: [String] = []
  let source: SourceText
  let file: String

  /// The lines of a step below its command, as they were and as they should be.
  struct Edit: Sendable {
    let lines: Range<Int>
    let bytes: [UInt8]
  }

  package init(_ run: ScenarioRun) {
    let scenario = run.scenario
    (source, file) = (scenario.source, scenario.file)
    var (edits, bugs): ([Edit], [String]) = ([], [])
    for index in scenario.steps.indices {
      let truths = scenario.wirings.indices.map {
        CorrectedStep(run, step: index, wiring: $0)
      }
      for truth in truths {
        bugs += truth.unwritable.map {
          "\(scenario.file):\(scenario.steps[index].line): error: \($0)"
        }
      }
      guard truths.contains(where: \.isNews) else { continue }
      let text = StepText(
        scenario,
        step: index,
        truths.map(\.tokens),
        living: run.living(index)
      )
      edits.append(Edit(lines: text.lines, bytes: text.bytes))
    }
    var (bytes, position): ([UInt8], Int) = ([], 0)
    for edit in edits {
      let end = source.start(ofLine: edit.lines.lowerBound)
      bytes += source.bytes[position..<end] + edit.bytes
      position = source.start(ofLine: edit.lines.upperBound)
    }
    (self.edits, self.bugs) = (edits, bugs)
    self.bytes = edits.isEmpty ? source.bytes : bytes + source.bytes[position...]
  }
}

extension Update {
  /// How many steps read differently now.
  package var changes: Int { edits.count }

  /// The same as a unified diff.
  package var patch: [UInt8] { UnifiedDiff(source, edits, file: file).bytes }

  /// What comes of the document as it is now; nil if it can't be read, or would be changed once more.
  func outcome(_ systems: [System], _ clock: @escaping Stopwatch) -> Outcome? {
    do throws(ScenarioErrors) {
      let again = ScenarioRun(try Scenario(bytes, file: file, systems: systems), clock: clock)
      return Update(again).edits.isEmpty ? Outcome(again) : nil
    } catch {
      return nil
    }
  }
}

extension SourceText {
  /// The byte at which a line starts; behind the last line, the end.
  func start(ofLine line: Int) -> Int { line < lines.count ? lines[line].start : bytes.count }
}
