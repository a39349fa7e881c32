import LabConversation
import LabText
import MVCLab

/// A scenario with the actual output in its failing steps and the actual line numbers of source that
/// has moved, and unchanged elsewhere.
package struct Update: Codable, Sendable {
  /// The replaced lines, and their replacements, in the order of the document.
  let edits: [Edit]
  /// For each line that is not written because it is a bug.
  private let bugErrors: [StepError]
  /// For each command that every wiring refuses without a line that expects it, whose step is left as it
  /// is, and for each `expect` that fails.
  private let refusals: [StepError]
  private let addsRefusals: Bool
  let source: SourceText
  let file: String

  /// Lines, such as those of a step below its command, and the bytes that replace them.
  struct Edit: Codable, Sendable {
    let lines: Range<Int>
    let bytes: [UInt8]
    /// What it changes in the lines of output; nil if it only corrects the line number of some source.
    let tally: UpdateTally?
    /// How many blocks of source get another line number.
    let moves: Int
  }

  /// What is wrong with a command, and its line before the update, counted from 1.
  private struct StepError: Codable {
    let line: Int
    let text: String
  }

  /// The update of a run; without `addsRefusals` a misspelled name does not become what a step expects.
  package init(_ run: ScenarioRun, addsRefusals: Bool = true) {
    (source, file, self.addsRefusals) = (run.scenario.source, run.scenario.file, addsRefusals)
    let (scenario, moved) = run.scenario.withMovedCode
    var (edits, bugs, refusals): ([Edit], [StepError], [StepError]) = ([], [], [])
    if let reason = Update.whyNothingIsWritten(run) {
      (self.edits, bugErrors, self.refusals) = ([], [], [reason])
      return
    }
    for (index, step) in scenario.steps.enumerated() {
      if !addsRefusals, let refusal = run.unexpectedRefusal(index) {
        let text = "not updated; no '?' below '\(step.command)' expects its refusal: \(refusal)"
        refusals.append(StepError(line: step.line, text: text))
        continue
      }
      if !addsRefusals, run.isUnmet(index) {
        let text = "not updated; \(String.failureIsNoOutput)"
        refusals.append(StepError(line: step.line, text: text))
      }
      let corrected = Update.corrected(run, step: index)
      bugs += corrected.flatMap(\.bugs).map { StepError(line: step.line, text: $0) }
      guard corrected.contains(where: \.isChanged) else { continue }
      let text = StepText(
        scenario,
        step: index,
        corrected.map(\.tokens),
        living: run.living(index)
      )
      let moves = moved.count(where: text.lines.contains)
      edits.append(Edit(lines: text.lines, bytes: text.bytes, tally: text.tally, moves: moves))
    }
    let outside = moved.filter { line in !edits.contains { $0.lines.contains(line) } }
    edits += outside.map {
      Edit(lines: $0..<$0 + 1, bytes: Array(scenario.source.raw($0..<$0 + 1)), tally: nil, moves: 1)
    }
    self.edits = edits.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    (bugErrors, self.refusals) = (bugs, refusals)
  }

  /// Why a run is none to take expectations from: it did not come to what the document expects further down.
  private static func whyNothingIsWritten(_ run: ScenarioRun) -> StepError? {
    if let step = run.firstCut {
      let text = "not updated; the scenario may take no more steps; '--max-steps' allows more"
      return StepError(line: run.scenario.steps[step].line, text: text)
    }
    return run.unexpectedEnd.map { step, wiring in
      let text = """
        not updated; the world of '\(wiring)' ends here, which no line expects, \
        and what is expected of it below would be lost
        """
      return StepError(line: run.scenario.steps[step].line, text: text)
    }
  }

  private init(_ update: Update, _ edits: [Edit]) {
    (self.edits, bugErrors, refusals) = (edits, update.bugErrors, update.refusals)
    (source, file, addsRefusals) = (update.source, update.file, update.addsRefusals)
  }
}

extension Update {
  /// The document with the changes.
  package var bytes: [UInt8] {
    var (bytes, position): ([UInt8], Int) = ([], 0)
    for edit in edits {
      let end = source.start(ofLine: edit.lines.lowerBound)
      bytes += source.bytes[position..<end] + edit.bytes
      position = source.start(ofLine: edit.lines.upperBound)
    }
    return bytes + source.bytes[position...]
  }

  /// What it changes in the lines of output.
  package var tally: UpdateTally { edits.compactMap(\.tally).reduce(into: UpdateTally(), +=) }

  /// An error for each line that is not written because it is a bug, with its place in ``bytes``.
  package var bugs: [String] { bugErrors.map { message($0, isWritten: true) } }

  /// An error for each line that is not written, and each command that can't be; with its place in
  /// ``bytes`` if these are in the file now.
  func errors(isWritten: Bool) -> [String] {
    (bugErrors + refusals).map { message($0, isWritten: isWritten) }
  }

  private func message(_ error: StepError, isWritten: Bool) -> String {
    "\(file):\(isWritten ? number(ofLine: error.line) : error.line): error: \(error.text)"
  }

  /// The lines that it removes, for which no wiring printed one like them, each with the number of its
  /// command in ``bytes``.
  var dropped: [(line: Int, text: String)] {
    edits.flatMap { edit in
      (edit.tally?.dropped ?? []).map { (number(ofLine: edit.lines.lowerBound), $0) }
    }
  }

  /// The number in ``bytes`` of a line that is not replaced, counted from 1.
  private func number(ofLine line: Int) -> Int {
    edits.prefix { $0.lines.lowerBound < line }.reduce(line) {
      $0 + SourceText($1.bytes).lines.count - $1.lines.count
    }
  }

  /// The changes one by one, each as an update of its own.
  package var changes: [Update] { edits.map { Update(self, [$0]) } }

  /// Only the changes at these positions of ``changes``.
  package func keeping(_ kept: Set<Int>) -> Update {
    Update(self, edits.indices.filter(kept.contains).map { edits[$0] })
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
    let (lines, steps) = ("\(tally)", edits.count { $0.tally != nil })
    let moves = edits.reduce(0) { $0 + $1.moves }
    let output = counted(steps, "step") + (lines.isEmpty ? "" : ": \(lines)")
    let code = counted(moves, "line number") + " of source"
    return (steps > 0 ? [output] : []).joined() + (steps > 0 && moves > 0 ? "; " : "")
      + (moves > 0 ? code : "")
  }

  /// The file that it changes.
  package var path: String { file }

  /// The changes as a unified diff.
  package var patch: [UInt8] { diff.bytes }

  /// The lines of the diff, without those that name the file.
  package var hunks: [UnifiedDiff.Line] { diff.lines }

  private var diff: UnifiedDiff { UnifiedDiff(source, edits, file: file) }

  /// The result of running the updated document; nil if it can't be read, or another update would change
  /// it.
  ///
  /// A part of an update leaves the rest to another one.
  func outcome(
    _ systems: [System],
    _ conditions: ReplayConditions,
    isPart: Bool = false
  ) -> Outcome? {
    do throws(ScenarioErrors) {
      let scenario = try Scenario(bytes, file: file, systems: systems)
      let again = ScenarioRun(scenario, conditions)
      let further = Update(again, addsRefusals: addsRefusals)
      return isPart || further.edits.isEmpty ? Outcome(again) : nil
    } catch {
      return nil
    }
  }
}

extension SourceText {
  /// The byte at which a line starts; after the last line, the end.
  func start(ofLine line: Int) -> Int { line < lines.count ? lines[line].start : bytes.count }
}
