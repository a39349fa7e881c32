import ArgumentParser
import LabStage
import LabSystems
import MVCLab

/// Plays random stories about the correct wirings: none may find a breach or a symptom, crash or hang.
///
///     swift run Trials stories --count 1000 --saved
struct RandomStories: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stories",
    abstract: "Plays random stories about the correct wirings."
  )

  @Option(help: "How many stories are played, in all systems in turn.")
  var count = 1000

  @Option(help: "The seed of the first story; each further one adds 1.")
  var seed: UInt64 = 0

  @Option(help: "How many commands a story has.")
  var length = 60

  @Option(help: "Only stories of this system.")
  var system: String?

  @Flag(help: "Save each story and run the scenario.")
  var saved = false

  @Flag(
    help: "Print the seed of each story before it is played, to find one that ends the program."
  )
  var verbose = false

  func run() throws {
    let systems = [System].all.filter { system == nil || $0.name == system }
    guard !systems.isEmpty else { throw ValidationError("there is no such system") }
    var (failures, commands, executed) = (0, 0, 0)
    for number in 0..<count {
      let seed = seed + UInt64(number)
      let system = systems[number % systems.count]
      var story = CorrectStory(of: system, seed: seed)
      if verbose { print(system.name, seed) }
      if let failure = story.failure(length: length, isSaved: saved) {
        failures += 1
        print("\(system.name), seed \(seed): \(failure)")
        print(story.commands.joined(separator: "\n"), terminator: "\n\n")
      }
      commands += story.commands.count
      executed += story.executed
    }
    print("\(count) stories, \(executed) of \(commands) commands executed, \(failures) failed")
    if failures > 0 { throw ExitCode.failure }
  }
}
