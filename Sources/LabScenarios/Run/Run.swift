import LabConversation
import LabFiles
import LabText
import MVCLab

/// Runs scenarios, several at once, and reports their outcomes in the order of the files.
public struct Run: Sendable {
  let options: RunOptions
  let systems: [System]
  private var conditions: ReplayConditions
  private let pages: PageWriter?
  /// Whether the run is part of continuous integration, where no file may change.
  let isCI: Bool

  /// A run of these scenarios with these systems; `clock` measures its time.
  public init(_ options: RunOptions, systems: [System], clock: @escaping Stopwatch, isCI: Bool) {
    self.init(options, systems: systems, isCI: isCI, ReplayConditions(clock: clock))
  }

  /// A run under these conditions; `pages` writes its pages at the end.
  package init(
    _ options: RunOptions,
    systems: [System],
    isCI: Bool,
    _ conditions: ReplayConditions,
    pages: PageWriter? = nil
  ) {
    (self.options, self.systems, self.isCI, self.pages) = (options, systems, isCI, pages)
    self.conditions = conditions
    self.conditions.maxSteps = options.maxSteps
    self.conditions.replays = options.replays
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
    note printNote: @escaping (String) -> Void,
    progress: (_ done: Int, _ all: Int, _ failed: Int) -> Void = { _, _, _ in }
  ) async -> (summary: Summary, exit: ExitStatus) {
    await perform(report, review: nil, write: write, note: printNote, progress: progress)
  }

  /// The same; `review` decides what the updates change, after all scenarios have been played, and `story`
  /// is asked about each wiring that survives and must not.
  package func perform(
    _ report: any Report,
    review: UpdateReview?,
    story: (Detections.Row) -> String? = { _ in nil },
    write: @escaping (String) -> Void,
    note printNote: @escaping (String) -> Void,
    progress: (_ done: Int, _ all: Int, _ failed: Int) -> Void = { _, _, _ in }
  ) async -> (summary: Summary, exit: ExitStatus) {
    // A line break in the name of a file begins no line of its own.
    let note: (String) -> Void = { printNote(String($0.dropLast()).printable + "\n") }
    let selection =
      options.refusal.map { Selection(refusing: $0.reason, as: $0.status) }
      ?? options.problem(isCI: isCI).map { Selection(refusing: $0) }
      ?? Selection(options, goesOn: conditions.goesOn)
    var reported = 0
    /// Calls `body` with functions that write, unless an earlier start has written what it writes.
    func once(_ body: (_ write: (String) -> Void, _ note: (String) -> Void) -> Void) {
      guard let crashGuard = conditions.crashGuard else { return body(write, note) }
      crashGuard.report(reported) { isNew in
        let silence: (String) -> Void = { _ in }
        body(isNew ? write : silence, isNew ? note : silence)
      }
      reported += 1
    }
    once { _, note in
      for error in selection.errors { note("error: \(error)\n") }
      for text in selection.notes { note("note: \(text)\n") }
    }
    var reporter = RunReporter(options, report, pages, exit: selection.exit)
    reporter.summary.problems = selection.errors
    reporter.summary.lacksFiles = selection.files.isEmpty && selection.exit == .missing
    reporter.summary.notes = selection.notes
    let start = conditions.clock()
    await findCrashes(in: selection.files)
    once { write, _ in write(reporter.report.opening()) }
    var (count, failed) = (0, 0)
    var unreviewed: [FileResult] = []
    func enter(_ result: FileResult) {
      count += 1
      once { write, note in reporter.enter(result, write: write, note: note) }
    }
    progress(0, selection.files.count, 0)
    await runAll(selection.files) { result in
      if review == nil { enter(result) } else { unreviewed.append(result) }
      let isMended = options.update && result.updated != nil
      failed += result.outcome.status == .passed || isMended ? 0 : 1
      progress(count + unreviewed.count, selection.files.count, failed)
      return !(options.failFast && result.outcome.status != .passed)
    }
    if let review {
      for result in unreviewed where conditions.goesOn() {
        enter(result.reviewed(review, systems, conditions))
      }
    }
    let left = selection.files.count - count
    if options.failFast, left > 0, conditions.goesOn() {
      let text = "'--fail-fast' stopped the run; \(counted(left, "scenario")) did not run"
      reporter.summary.notes.append(text)
      note("note: \(text)\n")
    }
    let isStopped = !conditions.goesOn()
    if isStopped {
      reporter.summary.problems.append(
        "stopped after \(count) of \(counted(selection.files.count, "scenario"))"
          + (pages == nil ? "" : "; no page was written")
      )
    }
    reporter.summary.seconds = conditions.clock() - start
    once { write, note in reporter.close(story: story, write: write, note: note) }
    if !isStopped, let problem = await reporter.makePages() {
      once { write, note in reporter.addLate(problem, write: write, note: note) }
    }
    return (reporter.summary, reporter.exit)
  }

  /// Passes the files' results to `body` in order, until `body` returns false.
  private func runAll(_ files: [String], _ body: (FileResult) -> Bool) async {
    // More jobs than files are of no use.
    let jobs = min(options.jobs, files.count)
    await withTaskGroup(of: (Int, FileResult).self) { group in
      var waiting: [Int: FileResult] = [:]
      var (started, passedOn) = (0, 0)
      while passedOn < files.count {
        while started < min(files.count, passedOn + jobs * 8),
          started - passedOn - waiting.count < jobs
        {
          group.addTask { [started] in (started, run(files[started], part: started)) }
          started += 1
        }
        guard let (index, result) = await group.next() else { return }
        guard conditions.goesOn() else { return group.cancelAll() }
        waiting[index] = result
        while let next = waiting.removeValue(forKey: passedOn) {
          passedOn += 1
          guard body(next) else { return group.cancelAll() }
        }
      }
    }
  }

  /// Plays the files that no start of the program has played yet, if a crash has begun this one.
  ///
  /// After it all crashes are known, and a run reaches its end.
  private func findCrashes(in files: [String]) async {
    guard let crashGuard = conditions.crashGuard, crashGuard.isRestarted else { return }
    let left = files.indices.filter { !crashGuard.hasPlayed($0) }
    await withTaskGroup(of: Void.self) { group in
      for (count, index) in left.enumerated() {
        if count >= options.jobs { await group.next() }
        group.addTask { _ = run(files[index], part: index) }
      }
    }
  }

  /// Plays a file, which is part `part` of the work.
  private func run(_ file: String, part: Int) -> FileResult {
    guard let crashGuard = conditions.crashGuard else { return run(file) }
    return crashGuard.play(part: part) {
      run(file)
    } crashed: { crash in
      let error = ScenarioError(file: file, line: 1, column: 1, reason: .crashed(crash))
      return FileResult(outcome: Outcome(malformed: [error], file: file))
    }
  }

  private func run(_ file: String) -> FileResult {
    do throws(FileError) {
      let bytes = try Files.read(file)
      let isUpdating = options.update || options.patch != nil
      return FileResult(
        bytes,
        file: file,
        systems: systems,
        conditions: conditions,
        isUpdating: isUpdating
      )
    } catch {
      let unreadable = ScenarioError(
        file: file,
        line: 1,
        column: 1,
        reason: .unreadable("\(error.reason)")
      )
      return FileResult(outcome: Outcome(malformed: [unreadable], file: file))
    }
  }
}
