import ArgumentParser
import LabConversation
import LabScenarios

/// The options that choose some of the scenarios of a run: by their wirings, and by the last run.
struct ChoiceOptions<Lab: Laboratory>: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only scenarios with one of these wirings, SYSTEM/WIRING, or WIRING of any system.",
      valueName: "wiring"
    ),
    completion: Suggestions<Lab>.wiringsOfSystems
  )
  var wiring: [String] = []

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
    if lastFailed {
      let failed = try LastFailed(program: Lab.name)
      choices.append(failed)
      if options.paths.isEmpty { failed.choose(in: &options) }
    }
    options.choices = choices
  }
}
