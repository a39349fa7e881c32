import ArgumentParser
import LabConversation
import LabScenarios
import MVCLab

/// Replays scenario files and says whether they tell the truth.
struct RunCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: "Replay scenario files, and compare what they expect."
    )
  }

  @Argument(
    help: "Scenario files, and folders in which all Markdown files are meant.",
    completion: Suggestions<Lab>.scenarios
  )
  var paths: [String]

  @Flag(help: "Fill the truth into what failed; never a breach into a correct wiring.")
  var update = false

  @Option(
    help: ArgumentHelp("Write what '--update' would do as a diff.", valueName: "file"),
    completion: .file()
  )
  var patch: String?

  @Flag(help: "Fail if a misused wiring was not caught, or a correct one was.")
  var requireCaught = false

  @Option(help: ArgumentHelp("Only paths that match this regular expression.", valueName: "re"))
  var filter: String?

  @Option(help: ArgumentHelp("How many scenarios to run at once.", valueName: "n"))
  var jobs = 2

  @Option(help: ArgumentHelp("Only one of several parts, such as 1/3.", valueName: "i/n"))
  var shard: RunOptions.Shard?

  @Flag(help: "Stop at the first scenario that fails.")
  var failFast = false

  @Option(
    help: "How to tell the results: \(Format.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var format = Format.pretty

  @Option(
    help: ArgumentHelp("Write a JUnit report as well.", valueName: "file"),
    completion: .file()
  )
  var junit: String?

  @Option(
    help: ArgumentHelp("Write a page to look at as well.", valueName: "file"),
    completion: .file()
  )
  var html: String?

  func validate() throws {
    guard jobs > 0 else { throw ValidationError("'--jobs' must be 1 or more") }
    guard !(update && patch != nil) else {
      throw ValidationError("'--update' and '--patch' exclude each other")
    }
  }

  func run() async throws {
    try await Program.run(Lab.name) { console in
      var options = RunOptions(paths: paths)
      options.filter = filter
      options.jobs = jobs
      options.shard = shard
      options.failFast = failFast
      options.requireCaught = requireCaught
      options.update = update
      options.patch = patch
      options.junit = junit
      options.html = html
      let clock = ContinuousClock()
      let start = clock.now
      let run = Run(
        options,
        systems: Lab.systems,
        clock: { clock.now - start },
        isCI: Environment.current.isCI
      )
      var trouble: (any Error)?
      let (_, exit) = await run.perform(
        format.report(paint: console.isColoured ? .terminal : .none),
        write: { text in
          do { try console.writeNow(text) } catch { trouble = trouble ?? error }
        },
        note: { Console.note($0) }
      )
      if let trouble { throw trouble }
      return exit.rawValue
    }
  }
}

extension Format: ExpressibleByArgument {}

extension RunOptions.Shard: ExpressibleByArgument {
  public init?(argument: String) { self.init(argument) }
}
