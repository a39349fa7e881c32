import ArgumentParser
import LabConversation
import LabFiles
import LabPlatform
import LabScenarios
import LabSite
import LabText
import LabWorkers

/// Replays scenario files and reports whether their transcripts match.
struct RunCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: "Replay scenario files and compare their output with what they expect."
    )
  }

  @Argument(
    help: "Scenario files, such as 'story.md' or 'story.md:12', and folders of Markdown files.",
    completion: Suggestions<Lab>.scenarios
  )
  var paths: [String] = []

  @Flag(
    help:
      "Rewrite failed expectations with the actual output; never add a breach to a correct wiring."
  )
  var update = false

  @Flag(help: "Update step by step: show each change, and ask whether it is written.")
  var review = false

  @Option(
    help: ArgumentHelp("Write the changes '--update' would make as a diff.", valueName: "file"),
    completion: .file()
  )
  var patch: String?

  @Option(
    defaultAsFlag: .all,
    parsing: .next,
    help: ArgumentHelp(
      """
      Fail if no scenario caught a misused wiring by its own rule, or one caught a correct wiring. \
      With a name, only that wiring must be caught, by that rule if there is one.
      """,
      valueName: "system/wiring=rule"
    ),
    completion: Suggestions<Lab>.misusedWirings
  )
  var requireCaught: CatchArgument<Lab>?

  @Option(
    help: ArgumentHelp(
      "Run only files whose path matches this regular expression.",
      valueName: "re"
    )
  )
  var filter: String?

  @OptionGroup var choice: ChoiceOptions<Lab>

  @Flag(help: "Replay the files again after each save of one of them, until Ctrl-C.")
  var watch = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of scenarios to run at once.", valueName: "n")
  )
  var jobs = 2

  @Option(
    name: .customLong("repeat"),
    parsing: .unconditional,
    help: ArgumentHelp(
      "Replay each scenario N times, and fail if its output is not always the same.",
      valueName: "n"
    )
  )
  var replays = 1

  @Option(
    help: ArgumentHelp(
      "Run only one of several parts, such as 1/3.",
      valueName: "i/n"
    )
  )
  var shard: Shard?

  @Flag(help: "Stop at the first scenario that fails.")
  var failFast = false

  @Flag(help: "Fail if there is a warning.")
  var strict = false

  @Option(
    help: "The format of the results: \(Format.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = Format.pretty

  @Option(
    help: ArgumentHelp("Write a JUnit report as well.", valueName: "file"),
    completion: .file()
  )
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write pages for a browser as well: one page if the name ends in '.html', else a folder.",
      valueName: "file"
    ),
    completion: .file()
  )
  var html: String?

  @Flag(
    help:
      "Let readers play on each page of a folder, not only on that of one scenario; takes longer."
  )
  var playable = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Commands that one scenario may execute, with each turn of 'repeat'.",
      valueName: "n"
    )
  )
  var maxSteps = 10_000

  @OptionGroup var patience: PatienceOption

  func validate() throws {
    try checkName(junit, of: "--junit")
    try checkName(patch, of: "--patch")
    let places = [junit, patch, html].compactMap(\.self).map { Files.places(of: $0)[0] }
    if Set(places).count < places.count {
      throw ValidationError("two reports have one name; name a file for each")
    }
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      if let script = paths.first(where: { $0.hasSuffix(".mvc") && Files.isRegular($0) }) {
        throw ExitError(.usage, "'\(script)' is a script; run it with '\(Lab.name) \(script)'")
      }
      if watch { return try makeWatch(console).run() }
      var options = RunOptions(paths: paths)
      options.filter = filter
      options.jobs = jobs
      options.maxSteps = maxSteps
      options.replays = replays
      options.shard = shard
      options.failFast = failFast
      options.isStrict = strict
      options.update = update || review && patch == nil
      options.patch = patch
      options.junit = junit
      var pages = html.map(PagePlace.init)
      // What is refused from here on is in every report.
      do throws(ExitError) {
        try choose(in: &options)
        try checkPlaces(of: &options, &pages)
      } catch { options.refusal = (error.message(inShellOf: Lab.name), error.status) }
      Interruption.onCtrlC(.stopsRun)
      let workplace = console.processes(patience: patience.timeout) {
        Interruption.stopStatus != nil
      }
      let progress = RunProgress(environment: .current)
      let questions = review ? UpdateQuestions(console, progress) : nil
      if review, questions == nil {
        let reason = "'--review' asks at a terminal; without one use '--patch FILE'"
        options.refusal = options.refusal ?? (reason, .usage)
      }
      let clock = ContinuousClock()
      let start = clock.now
      let run = Run(
        options,
        systems: Lab.systems,
        clock: { clock.now - start },
        isCI: Environment.current.isCI,
        in: workplace,
        pages: pages.map { writer(of: $0, workplace) }
      )
      var failure: (any Error)?
      let (summary, exit) = run.perform(
        format.report(
          isColoured: console.isColoured,
          repository: Environment.current.repository
        ),
        review: questions?.review,
        write: { text in
          guard !text.isEmpty else { return }
          do {
            try progress.print { try console.writeNow(text, annotating: format == .github) }
          } catch { failure = failure ?? error }
        },
        note: { text in progress.print { Console.note(text) } },
        progress: progress.update,
        whileWaiting: progress.show
      )
      progress.print {}
      if let failure = failure ?? questions?.failure { throw failure }
      note(summary, console)
      guard let status = Interruption.stopStatus else {
        explain(summary, console)
        return exit
      }
      console.complain(status.meaning)
      return status
    }
  }
}

extension RunCommand {
  /// Explains the differences to a user at a terminal, and says what to do about them.
  private func explain(_ summary: Summary, _ console: Console) {
    guard format == .pretty, replays == 1, StandardStream.error.isTerminal, summary.failed > 0
    else {
      return
    }
    let isWritten = update || review || patch != nil
    let way = isWritten ? "" : "; '--update' writes what was printed"
    console.complain("'-' was expected, '+' was printed" + way)
  }

  /// Notes the failures for '--last-failed'; the results of the run are as good without.
  private func note(_ summary: Summary, _ console: Console) {
    guard let record = FailureRecord(program: Lab.name) else { return }
    do throws(FileError) { try record.note(summary.scenarios) } catch {
      console.complain("'--last-failed' will miss this run: \(error)")
    }
  }

  /// Writes the pages of the run, unless a signal comes first.
  private func writer(of place: PagePlace, _ workplace: Processes) -> PageWriter {
    {
      [jobs, maxSteps, playable, program = Lab.name, systems = Lab.systems] outcomes, summary
        throws(FileError) in
      let site = RunSite(
        outcomes,
        summary,
        systems,
        program: program,
        jobs: jobs,
        maxSteps: maxSteps,
        isPlayable: playable,
        in: workplace
      )
      if place.isFolder {
        guard let files = site.files() else { return false }
        try place.publish(files)
      } else {
        guard let page = site.page() else { return false }
        try place.publish(page)
      }
      return true
    }
  }
}

extension Format: ExpressibleByArgument {}
