import LabFiles
import LabScenarios

/// Chooses the files that failed when they last ran.
struct LastFailed: FileChoice {
  private let failures: Set<String>
  /// Why there is no failure, if there is none.
  private let reason: NoFileChosen

  /// Reads the record of a program's runs.
  init(program: String) throws(ExitError) {
    guard let record = FailureRecord(program: program) else {
      failures = []
      reason = NoFileChosen(
        "no run was recorded; set HOME or XDG_STATE_HOME to a folder that keeps the record"
      )
      return
    }
    do throws(FileError) {
      let failures = try record.failures()
      self.failures = failures ?? []
      reason =
        failures == nil
        ? NoFileChosen("no run was recorded yet; run the scenarios without '--last-failed'")
        : NoFileChosen("no scenario failed when it last ran", isNothingToDo: true)
    } catch { throw ExitError(reading: error) }
  }

  func chosen(of files: [String]) throws(NoFileChosen) -> [String] {
    let chosen = files.filter { failures.contains(Files.resolved($0)) }
    guard chosen.isEmpty else { return chosen }
    throw none("none of these files failed when it last ran")
  }

  /// Chooses all that are below the current folder, by their paths from there.
  func choose(in options: inout RunOptions) {
    let folder = Files.resolved(".")
    let prefix = folder == "/" ? folder : folder + "/"
    let paths = failures.filter { $0.hasPrefix(prefix) && Files.isRegular($0) }
    options.paths = paths.map { String($0.dropFirst(prefix.count)) }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    options.missingPath = none("no file in this folder failed when it last ran")
  }

  /// Nothing to do, for this reason if some file has failed.
  private func none(_ text: String) -> NoFileChosen {
    failures.isEmpty ? reason : NoFileChosen(text, isNothingToDo: true)
  }
}
