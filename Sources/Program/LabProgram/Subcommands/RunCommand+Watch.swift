import LabScenarios

extension RunCommand {
  /// Replays the files after each save, and when a build has replaced this program.
  func makeWatch(_ console: Console) throws -> Watch {
    for (option, isUsed) in [("--update", update), ("--review", review)] where isUsed {
      throw ExitError(.usage, "'--watch' can't be combined with '\(option)'; leave one of them out")
    }
    guard !paths.isEmpty else {
      throw ExitError(.usage, "'--watch' needs a path; name files or folders")
    }
    let program = OwnProgram()
    let files = WatchedFiles(
      paths: paths.map(\.withoutLine),
      endings: Selection.endings,
      program: program.path
    )
    return Watch(files: files, console: console, work: program.runOnce)
  }
}
