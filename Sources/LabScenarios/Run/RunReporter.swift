import LabFiles

/// Keeps account of a run while its outcomes come in, and writes what is to be written.
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

  mutating func enter(_ examination: FileResult, write: (String) -> Void, note: (String) -> Void) {
    var outcome = examination.outcome
    if let update = examination.update {
      outcome = settle(update, examination, note) ?? outcome
    }
    summary.add(outcome)
    write(report.text(of: outcome))
    if options.junit != nil { _ = junit.text(of: outcome) }
    if options.html != nil { _ = html.text(of: outcome) }
    if !report.isComplete { for wrong in outcome.errors { note("\(wrong)\n") } }
    switch outcome.status {
    case .passed: break
    case .failed: exit = exit.or(.failed)
    case .malformed: exit = exit.or(outcome.isUnreadable ? .missing : .malformed)
    }
  }

  mutating func close(write: (String) -> Void, note: (String) -> Void) {
    write(report.closing(summary))
    if !report.isComplete { for line in summary.catches.table { note(line + "\n") } }
    if options.requireCaught {
      for complaint in summary.catches.complaints {
        note("error: \(complaint)\n")
        exit = exit.or(.failed)
      }
    }
    if let path = options.junit { put(Array(junit.closing(summary).utf8), in: path, note) }
    if let path = options.html { put(Array(html.closing(summary).utf8), in: path, note) }
    if let path = options.patch { put(patch, in: path, note) }
  }

  /// Writes an update, or adds it to the patch; returns what the file comes to after that.
  private mutating func settle(
    _ update: Update,
    _ examination: FileResult,
    _ note: (String) -> Void
  ) -> Outcome? {
    let file = examination.outcome.scenario
    for bug in update.bugs { note("\(bug)\n") }
    guard update.changes > 0 else { return nil }
    guard let updated = examination.updated else {
      note("\(file): error: not updated; the result would not read as it should, a bug of ours\n")
      exit = exit.or(.ours)
      return nil
    }
    guard options.update else {
      patch += update.patch
      return nil
    }
    do throws(FileError) {
      guard try Files.read(file) == update.source.bytes else {
        note("\(file): error: not updated; the file has changed since the run read it\n")
        exit = exit.or(.unwritable)
        return nil
      }
      try Files.replace(file, with: update.bytes)
      note("\(file): updated \(update.changes) step\(update.changes == 1 ? "" : "s")\n")
      return updated
    } catch {
      note("\(error)\n")
      exit = exit.or(.unwritable)
      return nil
    }
  }

  private mutating func put(_ bytes: [UInt8], in path: String, _ note: (String) -> Void) {
    do throws(FileError) { try Files.replace(path, with: bytes) } catch {
      note("error: \(error)\n")
      exit = exit.or(.unwritable)
    }
  }
}
