import LabFiles
import MVCLab

/// Writes the pages of a run; throws why they can't be written, and returns whether they were, or the user
/// stopped the work.
package typealias PageWriter = @Sendable ([Outcome], Summary) throws(FileError) -> Bool

/// Collects the outcomes of a run and writes its reports, updates and patch.
struct RunReporter {
  let options: RunOptions
  var report: any Report
  private var junit = JUnitReport()
  private let pages: PageWriter?
  private let systems: [System]
  /// The outcomes so far, if pages are made of them.
  private var outcomes: [Outcome] = []
  var summary = Summary()
  var exit: ExitStatus
  private var patch: [UInt8] = []
  /// The warnings about source so far: each is given once, in the first scenario that it is about.
  private var known: Set<String> = []

  init(
    _ options: RunOptions,
    _ report: any Report,
    _ pages: PageWriter?,
    _ systems: [System],
    exit: ExitStatus
  ) {
    (self.options, self.report, self.pages, self.exit) = (options, report, pages, exit)
    self.systems = systems
    summary.detections.target = options.requiredCatches?.target
  }

  mutating func enter(_ result: FileResult, write: (String) -> Void, note: (String) -> Void) {
    var outcome = result.outcome
    if let update = result.update { outcome = apply(update, of: result, note) ?? outcome }
    outcome.warnings.removeAll { $0.isAboutSource && !known.insert($0.text).inserted }
    summary.add(outcome, systems)
    write(report.text(of: outcome))
    if options.junit != nil { _ = junit.text(of: outcome) }
    if pages != nil { outcomes.append(outcome) }
    if !report.isComplete { for wrong in outcome.errors { note("\(wrong)\n") } }
    if options.isStrict, !outcome.warnings.isEmpty { summary.fail(outcome.scenario) }
    for printed in outcome.printed {
      let place = "\(outcome.scenario):\(printed.line)"
      for line in printed.text.split(separator: "\n") {
        note("\(place): '\(printed.wiring)' printed: \(line)\n")
      }
    }
    for warning in outcome.warnings {
      let place = "\(outcome.scenario):\(warning.line)"
      summary.warnings.append("\(place): \(warning.text)")
      note("\(place): warning: \(warning.text)\n")
    }
    switch outcome.status {
    case .passed: break
    case .failed: exit = max(exit, .failed)
    case .malformed: exit = max(exit, outcome.statusOfMalformed)
    }
  }

  /// Ends the reports; what fails the run is in each of them, except that one can't be written itself.
  mutating func close(write: (String) -> Void, note: (String) -> Void) {
    let known = summary.problems.count
    if options.hasAllSteps, summary.malformed == 0 {
      summary.warnOfUnknownNames()
      for warning in summary.generalWarnings { note("warning: \(warning)\n") }
    }
    if options.isStrict { fail(summary.warnings.map { "\($0); '--strict' allows no warning" }) }
    if let required = options.requiredCatches { fail(summary.detections.problems(required)) }
    if options.isWhole, summary.malformed == 0 { fail(summary.waivers.problems) }
    if let path = options.patch { put(patch, in: path) }
    putJUnit()
    write(report.closing(summary))
    if !report.isComplete {
      for line in summary.tables.joined() { note(line + "\n") }
    }
    for problem in summary.problems.dropFirst(known) { note("error: \(problem)\n") }
  }

  /// Writes the pages, last of all because they take longest; returns what is wrong with them.
  func makePages() -> String? {
    guard let pages else { return nil }
    do throws(FileError) {
      return try pages(outcomes, summary) ? nil : "stopped before the pages were written"
    } catch { return "\(error)" }
  }

  /// Adds what is wrong with the pages to the reports, which are closed already.
  mutating func addLate(_ problem: String, write: (String) -> Void, note: (String) -> Void) {
    fail([problem], as: .unwritable)
    putJUnit()
    write(report.late(problem, summary))
    note("error: \(problem)\n")
  }

  private mutating func putJUnit() {
    if let path = options.junit { put(Array(junit.closing(summary).utf8), in: path) }
  }

  private mutating func fail(_ problems: [String], as status: ExitStatus = .failed) {
    guard !problems.isEmpty else { return }
    summary.problems += problems
    exit = max(exit, status)
  }

  /// Writes an update, or adds it to the patch; returns the outcome of the updated file.
  ///
  /// Once it is written, all messages number the lines of the file as it is then.
  private mutating func apply(
    _ update: Update,
    of result: FileResult,
    _ note: (String) -> Void
  ) -> Outcome? {
    let file = result.outcome.scenario
    let isWritten = options.update && update.isChange && result.updated != nil
    for problem in update.errors(isWritten: isWritten) { note("\(problem)\n") }
    guard update.isChange else { return nil }
    guard let updated = result.updated else {
      let reason = "the updated file would not pass, a bug in the program"
      refuse(file, reason, .bug, note)
      return nil
    }
    guard options.update else {
      patch += update.patch
      return nil
    }
    do throws(FileError) {
      let present = try Files.read(file)
      // Another update can have written the same.
      if present != update.bytes {
        guard present == update.source.bytes else {
          refuse(file, "the file has changed since the run read it", .unwritable, note)
          return nil
        }
        try Files.replace(file, with: update.bytes)
      }
      note("\(file): updated \(update.summary)\n")
      for (line, text) in update.dropped {
        let problem =
          "\(file):\(line): dropped below this command, because no line like it was printed: \(text)"
        note("\(problem)\n")
        fail([problem])
      }
      return updated
    } catch {
      note("\(error)\n")
      fail(["\(error)"], as: .unwritable)
      return nil
    }
  }

  private mutating func refuse(
    _ file: String,
    _ reason: String,
    _ status: ExitStatus,
    _ note: (String) -> Void
  ) {
    note("\(file): error: not updated; \(reason)\n")
    fail(["\(file): not updated; \(reason)"], as: status)
  }

  private mutating func put(_ bytes: [UInt8], in path: String) {
    do throws(FileError) { try Files.replace(path, with: bytes) } catch {
      fail(["\(error)"], as: .unwritable)
    }
  }
}

extension Outcome {
  /// The exit code of a run with a file of which nothing ran.
  fileprivate var statusOfMalformed: ExitStatus {
    errors.map { error in
      if case .unreadable = error.reason { return .missing }
      if case .unplayed = error.reason { return .bug }
      if case .killed = error.reason { return .failed }
      return .malformed
    }.max() ?? .malformed
  }
}
