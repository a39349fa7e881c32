import LabConversation
import LabFiles
import MVCLab

/// Runs scenarios, several at once, and reports their outcomes in the order of the files.
public struct Run: Sendable {
  let options: RunOptions
  let systems: [System]
  let clock: Stopwatch
  /// Whether the run is part of continuous integration, where no file may change.
  let isCI: Bool

  /// A run of these scenarios with these systems; `clock` measures its time.
  public init(_ options: RunOptions, systems: [System], clock: @escaping Stopwatch, isCI: Bool) {
    (self.options, self.systems, self.clock, self.isCI) = (options, systems, clock, isCI)
  }
}

extension Run {
  /// Replays the scenarios.
  ///
  /// Passes results to `write` and everything else to `note`, both in whole lines.
  public func perform(
    _ report: any Report,
    write: (String) -> Void,
    note: (String) -> Void
  ) async -> (summary: Summary, exit: ExitStatus) {
    if let problem = options.problem(isCI: isCI) {
      note("error: \(problem)\n")
      return (Summary(), .usage)
    }
    let selection = Selection(options)
    for error in selection.errors { note("error: \(error)\n") }
    guard selection.exit != .usage else { return (Summary(), .usage) }
    var reporter = RunReporter(options, report, exit: selection.exit)
    let start = clock()
    write(reporter.report.opening())
    await runAll(selection.files) { result in
      reporter.enter(result, write: write, note: note)
      return !(options.failFast && result.outcome.status != .passed)
    }
    reporter.summary.seconds = clock() - start
    reporter.close(write: write, note: note)
    return (reporter.summary, reporter.exit)
  }

  /// Passes the files' results to `body` in order, until `body` returns false.
  private func runAll(_ files: [String], _ body: (FileResult) -> Bool) async {
    await withTaskGroup(of: (Int, FileResult).self) { group in
      var waiting: [Int: FileResult] = [:]
      var (started, passedOn) = (0, 0)
      while passedOn < files.count {
        while started < min(files.count, passedOn + options.jobs * 8),
          started - passedOn - waiting.count < options.jobs
        {
          group.addTask { [started] in (started, run(files[started])) }
          started += 1
        }
        guard let (index, result) = await group.next() else { return }
        waiting[index] = result
        while let next = waiting.removeValue(forKey: passedOn) {
          passedOn += 1
          guard body(next) else { return group.cancelAll() }
        }
      }
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
        clock: clock,
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
