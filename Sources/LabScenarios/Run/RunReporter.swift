import LabFiles
import LabText

/// Collects the outcomes of a run and writes its reports, updates and patch.
struct RunReporter {
  let options: RunOptions
  var report: any Report
  private var junit = JUnitReport()
  private var html = HTMLReport()
  var summary = Summary()
  var exit: ExitStatus
  private var patch: [UInt8] = []

  init(_ options: RunOptions, _ report: any Report, exit: ExitStatus) {
    (self.options, self.report, self.exit) = (options, report, exit)
  }

  mutating func enter(_ result: FileResult, write: (String) -> Void, note: (String) -> Void) {
    var outcome = result.outcome
    if let update = result.update { outcome = apply(update, of: result, note) ?? outcome }
    summary.add(outcome)
    write(report.text(of: outcome))
    if options.junit != nil { _ = junit.text(of: outcome) }
    if options.html != nil { _ = html.text(of: outcome) }
    if !report.isComplete { for wrong in outcome.errors { note("\(wrong)\n") } }
    for line in outcome.idleEllipses {
      note("\(outcome.scenario):\(line): warning: this ellipsis stands for no line\n")
    }
    switch outcome.status {
    case .passed: break
    case .failed: exit = max(exit, .failed)
    case .malformed: exit = max(exit, outcome.isUnreadable ? .missing : .malformed)
    }
  }

  mutating func close(write: (String) -> Void, note: (String) -> Void) {
    if options.requireCaught, !summary.detections.problems.isEmpty {
      summary.problems += summary.detections.problems
      exit = max(exit, .failed)
    }
    write(report.closing(summary))
    if !report.isComplete {
      for line in summary.detections.table + summary.waivers.list { note(line + "\n") }
    }
    if options.isWhole, summary.malformed == 0 {
      for problem in summary.waivers.problems {
        note("error: \(problem)\n")
        exit = max(exit, .failed)
      }
    }
    if options.requireCaught {
      for problem in summary.detections.problems { note("error: \(problem)\n") }
    }
    if let path = options.junit { put(Array(junit.closing(summary).utf8), in: path, note) }
    if let path = options.html { put(Array(html.closing(summary).utf8), in: path, note) }
    if let path = options.patch { put(patch, in: path, note) }
  }

  /// Writes an update, or adds it to the patch; returns the outcome of the updated file.
  private mutating func apply(
    _ update: Update,
    of result: FileResult,
    _ note: (String) -> Void
  ) -> Outcome? {
    let file = result.outcome.scenario
    for bug in update.bugs { note("\(bug)\n") }
    guard update.changes > 0 else { return nil }
    guard let updated = result.updated else {
      note("\(file): error: not updated; the updated file would not pass, a bug in the program\n")
      exit = max(exit, .bug)
      return nil
    }
    guard options.update else {
      patch += update.patch
      return nil
    }
    do throws(FileError) {
      guard try Files.read(file) == update.source.bytes else {
        note("\(file): error: not updated; the file has changed since the run read it\n")
        exit = max(exit, .unwritable)
        return nil
      }
      try Files.replace(file, with: update.bytes)
      let tally = "\(update.tally)"
      let lines = tally.isEmpty ? "" : ": \(tally)"
      note("\(file): updated \(counted(update.changes, "step"))\(lines)\n")
      for line in update.tally.dropped {
        note("\(file):\(line.number): dropped, because no line like it was printed: \(line.text)\n")
        exit = max(exit, .failed)
      }
      return updated
    } catch {
      note("\(error)\n")
      exit = max(exit, .unwritable)
      return nil
    }
  }

  private mutating func put(_ bytes: [UInt8], in path: String, _ note: (String) -> Void) {
    do throws(FileError) { try Files.replace(path, with: bytes) } catch {
      note("error: \(error)\n")
      exit = max(exit, .unwritable)
    }
  }
}
