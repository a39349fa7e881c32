import CallStacks
import LabFiles
import LabScenarios

extension RunCommand {
  /// Chooses the scenarios, and the wiring that they must catch.
  func choose(in options: inout RunOptions) throws(ExitError) {
    for (option, isUsed) in [("--update", update), ("--review", review), ("--patch", patch != nil)]
    where isUsed { try MissingTables.refuse(option) }
    options.requiredCatches = try requireCaught?.wirings()
    try choice.choose(in: &options)
  }

  /// Throws if a report can't be written; the options then have no place for it.
  func checkPlaces(of options: inout RunOptions, _ pages: inout PagePlace?) throws(ExitError) {
    if playable, html == nil {
      throw ExitError(.usage, "'--playable' is for pages; add '--html'")
    }
    do throws(ExitError) { try pages?.check() } catch {
      pages = nil
      throw error
    }
    try checkPlace(&options.junit, for: "<testsuites")
    try checkPlace(&options.patch, for: "+++ ")
  }

  /// Throws if a report would replace a file of another kind, which has no `mark` at its beginning.
  private func checkPlace(_ place: inout String?, for mark: String) throws(ExitError) {
    guard let file = place else { return }
    do throws(FileError) { try Files.checkReplaceable(file, having: mark) } catch {
      place = nil
      throw ExitError(writing: file, error)
    }
  }
}
