import LabConversation
import LabFiles
import LabText
import LabWork
import MVCLab

/// Runs scenarios, several at once, and reports their outcomes in the order of the files.
///
/// Each file is a piece of work of its own; the run itself plays nothing.
public struct Run: Sendable {
  let options: RunOptions
  let systems: [System]
  private let workplace: any Workplace
  private let clock: Stopwatch
  private let pages: PageWriter?
  /// Whether the run is part of continuous integration, where no file may change.
  let isCI: Bool

  /// A run of these scenarios with these systems; `clock` measures its time.
  public init(_ options: RunOptions, systems: [System], clock: @escaping Stopwatch, isCI: Bool) {
    self.init(options, systems: systems, clock: clock, isCI: isCI, in: InProcess())
  }

  /// A run whose scenarios are played in a workplace; `pages` writes its pages at the end.
  package init(
    _ options: RunOptions,
    systems: [System],
    clock: @escaping Stopwatch,
    isCI: Bool,
    in workplace: any Workplace,
    pages: PageWriter? = nil
  ) {
    (self.options, self.systems, self.isCI) = (options, systems, isCI)
    (self.workplace, self.clock, self.pages) = (workplace, clock, pages)
  }
}

extension Run {
  /// Replays the scenarios.
  ///
  /// Passes results to `write` and everything else to `note`, both in whole lines, and to `progress` how
  /// many scenarios are done, how many there are, and how many failures they have.
  public func perform(
    _ report: any Report,
    write: @escaping (String) -> Void,
    note: @escaping (String) -> Void,
    progress: (_ done: Int, _ all: Int, _ failed: Int) -> Void = { _, _, _ in }
  ) -> (summary: Summary, exit: ExitStatus) {
    perform(report, review: nil, write: write, note: note, progress: progress)
  }

  /// The same; `review` decides what the updates change, after all scenarios have been played.
  ///
  /// `whileWaiting` is called from time to time.
  package func perform(
    _ report: any Report,
    review: UpdateReview?,
    write: @escaping (String) -> Void,
    note printNote: @escaping (String) -> Void,
    progress: (_ done: Int, _ all: Int, _ failed: Int) -> Void = { _, _, _ in },
    whileWaiting: () -> Void = {}
  ) -> (summary: Summary, exit: ExitStatus) {
    // A line break in the name of a file begins no line of its own.
    let note: (String) -> Void = { printNote(String($0.dropLast()).printable + "\n") }
    let selection =
      options.refusal.map { Selection(refusing: $0.reason, as: $0.status) }
      ?? options.problem(isCI: isCI).map { Selection(refusing: $0) }
      ?? Selection(options, in: workplace)
    for error in selection.errors { note("error: \(error)\n") }
    for text in selection.notes { note("note: \(text)\n") }
    var reporter = RunReporter(options, report, pages, systems, exit: selection.exit)
    reporter.summary.problems = selection.errors
    reporter.summary.lacksFiles = selection.files.isEmpty && selection.exit == .missing
    reporter.summary.notes = selection.notes
    let start = clock()
    write(reporter.report.opening())
    var (count, failed) = (0, 0)
    var unreviewed: [FileResult] = []
    func enter(_ result: FileResult) {
      count += 1
      reporter.enter(result, write: write, note: note)
    }
    progress(0, selection.files.count, 0)
    playAll(selection.files, whileWaiting) { result in
      if review == nil { enter(result) } else { unreviewed.append(result) }
      let isMended = options.update && result.updated != nil
      failed += result.outcome.status == .passed || isMended ? 0 : 1
      progress(count + unreviewed.count, selection.files.count, failed)
      return !(options.failFast && result.outcome.status != .passed)
    }
    if let review {
      for result in unreviewed where workplace.goesOn { enter(reviewed(result, review)) }
    }
    let left = selection.files.count - count
    if options.failFast, left > 0, workplace.goesOn {
      let text = "'--fail-fast' stopped the run; \(counted(left, "scenario")) did not run"
      reporter.summary.notes.append(text)
      note("note: \(text)\n")
    }
    let isStopped = !workplace.goesOn
    if isStopped {
      reporter.summary.problems.append(
        "stopped after \(count) of \(counted(selection.files.count, "scenario"))"
          + (pages == nil ? "" : "; no page was written")
      )
    }
    reporter.summary.seconds = clock() - start
    reporter.close(write: write, note: note)
    if !isStopped, let problem = reporter.makePages() {
      reporter.addLate(problem, write: write, note: note)
    }
    return (reporter.summary, reporter.exit)
  }

  /// Passes the files' results to `body` in order, until `body` returns false.
  private func playAll(
    _ files: [String],
    _ whileWaiting: () -> Void,
    _ body: (FileResult) -> Bool
  ) {
    workplace.play(
      files,
      jobs: options.jobs,
      { [self] in { file, supervisor in result(of: file, conditions(supervisor)) } },
      whileWaiting: whileWaiting,
      then: { index, result in
        switch result {
        case .success(let result): body(result)
        case .failure(let failure):
          body(FileResult(file: files[index], .init(failure)))
        }
      }
    )
  }

  private func conditions(_ supervisor: any Supervisor) -> ReplayConditions {
    var conditions = ReplayConditions(
      clock: clock,
      supervisor: supervisor,
      maxSteps: options.maxSteps
    )
    conditions.replays = options.replays
    return conditions
  }

  /// Plays a file.
  private func result(of file: String, _ conditions: ReplayConditions) -> FileResult {
    do throws(FileError) {
      return FileResult(
        try Files.read(file),
        file: file,
        systems: systems,
        conditions: conditions,
        isUpdating: options.update || options.patch != nil
      )
    } catch { return FileResult(file: file, .unreadable("\(error.reason)")) }
  }

  /// A result with the changes that `review` accepts.
  private func reviewed(_ result: FileResult, _ review: UpdateReview) -> FileResult {
    guard let update = result.update, update.isChange, result.updated != nil else { return result }
    let kept = review(update)
    guard kept.edits.count < update.edits.count else { return result }
    let updated = try? workplace.play { [self] supervisor in
      kept.outcome(systems, conditions(supervisor), isPart: true)
    }
    return result.with(kept, updated ?? nil)
  }
}
