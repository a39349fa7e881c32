import LabFiles
import LabText

/// The options of `mvclab run`: which scenarios to run, and how.
public struct RunOptions: Sendable {
  /// Files, and folders of Markdown files.
  public var paths: [String]
  /// A regular expression that must match somewhere in a path.
  public var filter: String?
  /// Why there is no path, if there is none.
  package var missingPath = NoFileChosen("no path; name files or folders")
  /// Why nothing can run, which only the caller knows, and the exit status for it.
  package var refusal: (reason: String, status: ExitStatus)?
  /// Each of these leaves some of the files.
  package var choices: [any FileChoice] = []
  /// The number of scenarios that run at once.
  public var jobs = 1
  /// How many commands one scenario may execute; each turn of `repeat` counts.
  public var maxSteps = Scenario.defaultMaxSteps
  /// How often each scenario is replayed; a scenario fails if its output is not the same each time.
  public var replays = 1
  /// The part of the scenarios to run; nil for all of them.
  public var shard: Shard?
  /// Whether to stop at the first scenario that fails.
  public var failFast = false
  /// Whether a warning fails the run.
  public var isStrict = false
  /// The misused wirings that the run must catch; it then fails for a correct one that is caught, too.
  public var requiredCatches: RequiredCatches?
  /// Whether to rewrite failed expectations with the actual output.
  public var update = false
  /// The file for a diff of what an update would change.
  public var patch: String?
  /// The file for a report in JUnit's format.
  public var junit: String?

  /// One of several parts, which have about the same to do.
  public typealias Shard = LabText.Shard

  /// Plain options for these files and folders.
  public init(paths: [String]) { self.paths = paths }
}

extension RunOptions {
  /// Whether the run has all scenarios of its systems: folders, and no part of them.
  var isWhole: Bool {
    hasAllSteps
      && paths.allSatisfy { path in (try? Files.isFolder(path)) == true }
  }

  /// Whether nothing of what the paths lead to is left out.
  var hasAllSteps: Bool { filter == nil && choices.isEmpty && shard == nil && !failFast }

  /// Why nothing can run with these options; nil if they are fine.
  func problem(isCI: Bool) -> String? {
    if jobs < 1 { return "'\(jobs)' is not a number of jobs; expected 1 or more" }
    if maxSteps < 1 { return "'\(maxSteps)' is not a number of steps; expected 1 or more" }
    if replays < 1 { return "'\(replays)' is not a number of replays; expected 1 or more" }
    if update, patch != nil { return "'--update' and '--patch' exclude each other" }
    if update, isCI { return "'--update' changes no file where CI is set; use '--patch FILE'" }
    guard requiredCatches != nil else { return nil }
    if shard != nil { return "'--require-caught' needs all scenarios; omit '--shard'" }
    return failFast ? "'--require-caught' needs all scenarios; omit '--fail-fast'" : nil
  }
}
