import LabConversation
import LabFiles
import MVCLab

/// Runs scenarios, several at once, and tells their outcomes in the order of the files.
public struct Run: Sendable {
  let options: RunOptions
  let systems: [System]
  let clock: Stopwatch
  /// Whether an environment says that nobody looks at what is changed here: `CI` is set.
  let isCI: Bool

  /// A run of these scenarios, with `systems` to choose from and a clock to measure it by.
  public init(_ options: RunOptions, systems: [System], clock: @escaping Stopwatch, isCI: Bool) {
    (self.options, self.systems, self.clock, self.isCI) = (options, systems, clock, isCI)
  }
}

extension Run {
  /// Carries it out.
  ///
  /// Results are handed to `write`, everything else to `note`, both in whole lines.
  public func perform(
    _ report: any Report,
    write: (String) -> Void,
    note: (String) -> Void
  ) async -> (summary: Summary, exit: ExitStatus) {
    if options.update, isCI {
      note("'--update' changes nothing where CI is set; write a '--patch FILE' there\n")
      return (Summary(), .usage)
    }
    let selection = Selection(options)
    for text in selection.notes { note("error: \(text)\n") }
    guard selection.exit != .usage else { return (Summary(), .usage) }
    var ledger = RunReporter(options, report, exit: selection.exit)
    let start = clock()
    write(ledger.report.opening())
    await examineAll(selection.files) { examination in
      ledger.enter(examination, write: write, note: note)
      return !(options.failFast && examination.outcome.status != .passed)
    }
    ledger.summary.seconds = clock() - start
    ledger.close(write: write, note: note)
    return (ledger.summary, ledger.exit)
  }

  /// Hands the files' examinations on in order, until `body` says that it is enough.
  private func examineAll(_ files: [String], _ body: (FileResult) -> Bool) async {
    await withTaskGroup(of: (Int, FileResult).self) { group in
      var waiting: [Int: FileResult] = [:]
      var (started, told) = (0, 0)
      while told < files.count {
        while started < min(files.count, told + options.jobs * 8),
          started - told - waiting.count < options.jobs
        {
          group.addTask { [started] in (started, examine(files[started])) }
          started += 1
        }
        guard let (index, examination) = await group.next() else { return }
        waiting[index] = examination
        while let next = waiting.removeValue(forKey: told) {
          told += 1
          guard body(next) else { return group.cancelAll() }
        }
      }
    }
  }

  private func examine(_ file: String) -> FileResult {
    do throws(FileError) {
      let bytes = try Files.read(file)
      let isRewriting = options.update || options.patch != nil
      return FileResult(
        bytes,
        file: file,
        systems: systems,
        clock: clock,
        isRewriting: isRewriting
      )
    } catch {
      let malformation = ScenarioError(
        file: file,
        line: 1,
        column: 1,
        defect: .unreadable("\(error.reason)")
      )
      return FileResult(outcome: Outcome(malformed: [malformation], file: file))
    }
  }
}
