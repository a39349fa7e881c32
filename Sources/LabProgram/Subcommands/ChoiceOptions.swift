import ArgumentParser
import LabConversation
import LabScenarios

/// The options that choose some of the scenarios of a run: by their wirings, by git, and by the last run.
struct ChoiceOptions<Lab: Laboratory>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only scenarios with one of these wirings, SYSTEM/WIRING, or WIRING of any system.",
      valueName: "wiring"
    ),
    completion: Suggestions<Lab>.wiringsOfSystems
  )
  var wiring: [String] = []

  @Option(
    defaultAsFlag: ChangedFiles(commit: "HEAD"),
    parsing: .next,
    help: ArgumentHelp(
      """
      Run only files that differ from those of a commit of git, and untracked ones; without a path, those in \
      this folder.
      """,
      valueName: "commit"
    )
  )
  var changed: ChangedFiles?

  @Flag(
    help: "Run only files that failed when they last ran; without a path, those in this folder."
  )
  var lastFailed = false

  func choose(in options: inout RunOptions) throws(ExitError) {
    var choices: [any FileChoice] = []
    if !wiring.isEmpty {
      let names = wiring.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      do throws(CommandError) {
        choices.append(try WiringChoice(names.map(String.init), systems: Lab.systems))
      } catch { throw ExitError(error) }
    }
    if let changed {
      choices.append(changed)
      if options.paths.isEmpty, !lastFailed { options.paths = ["."] }
    }
    if lastFailed {
      let failed = try LastFailed(program: Lab.name)
      choices.append(failed)
      if options.paths.isEmpty { failed.choose(in: &options) }
    }
    options.choices = choices
  }
}
