import ArgumentParser
import CallStacks
import LabFiles
import LabScenarios
import LabSearch
import LabSite
import LabText
import LabWorkers
import MVCLab

/// Searches the wirings of a system for the shortest stories that break a rule.
struct ExploreCommand<Lab: Laboratory>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explore",
      abstract: "Find the shortest stories in which a wiring breaks a rule.",
      discussion: """
        It tries everything that the user, the server, time, another device and the storage can do, \
        in every state that the wiring can be in, within the bounds that the system declares; these \
        leave room for a row, a window and a request more than the wiring begins with. Stories that are known, \
        such as those of the course, are tried first. It fails if a wiring that its author calls correct breaks a rule.
        """
    )
  }

  /// The formats of the result.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @Argument(help: "A system.", completion: Suggestions<Lab>.systems)
  var system: String

  @Argument(help: .hidden)
  var further: [String] = []

  @Option(
    help: ArgumentHelp(
      "The wirings, with commas between them; all by default.",
      valueName: "names"
    ),
    completion: Suggestions<Lab>.wirings
  )
  var wiring: String?

  @Option(
    help: ArgumentHelp(
      "The wiring whose screens count as right; the first correct one for misused wirings by default.",
      valueName: "name"
    ),
    completion: Suggestions<Lab>.wirings
  )
  var against: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The most moves of a story.", valueName: "n"))
  var depth: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many workers search; the result does not depend on it.", valueName: "n")
  )
  var jobs = 2

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds for each wiring; no limit by default.", valueName: "seconds")
  )
  var budget: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most states of each search.", valueName: "n")
  )
  var states = 200_000

  @Option(
    help: ArgumentHelp(
      "Try first the stories of a scenario, or of all scenarios in a folder; those of the course by default.",
      valueName: "path"
    ),
    completion: Suggestions<Lab>.scenarios
  )
  var stories: String?

  @Option(
    help: ArgumentHelp(
      "Search only one of several parts, such as 1/3; 'merge' joins their JSON.",
      valueName: "i/n"
    )
  )
  var shard: Shard?

  @Flag(
    help:
      "Print one table: wirings against rules, with the length of each shortest story; the stories follow."
  )
  var matrix = false

  @Option(
    help: ArgumentHelp("Write each story as a new scenario into this folder.", valueName: "dir"),
    completion: .directory
  )
  var save: String?

  @Option(help: "The format of the result: text or json.")
  var format = Format.text

  @OptionGroup var patience: PatienceOption

  private var misplacedWirings: WiringWords<Lab>? { WiringWords([system] + further) }

  func validate() throws {
    if let word = further.first, misplacedWirings == nil {
      throw ValidationError("Unexpected argument '\(word)'")
    }
    try checkName(save, of: "--save")
    try checkName(stories, of: "--stories")
    guard shard == nil || !matrix else {
      throw ValidationError("'--matrix' needs all parts of the search; omit '--shard'")
    }
    guard jobs > 0 else {
      throw ValidationError("'\(jobs)' is not a number of jobs; expected 1 or more")
    }
    if states < 1 {
      throw ValidationError("'\(states)' is not a number of states; expected 1 or more")
    }
    if let depth, depth < 1 {
      throw ValidationError("'\(depth)' is not a number of moves; expected 1 or more")
    }
    if let budget, budget < 1 {
      throw ValidationError("'\(budget)' is not a number of seconds; expected 1 or more")
    }
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      if let misplacedWirings { throw misplacedWirings.refusal("explore") }
      try MissingTables.refuse("explore")
      let system = try Lab.systems.named(system, .system, by: \.name)
      Interruption.onCtrlC(.stopsRun)
      let workplace = console.processes(patience: patience.timeout) {
        Interruption.stopStatus != nil
      }
      let wirings = try wirings(of: system)
      let folder = save.map { StoryFolder($0, Lab.systems, workplace) }
      try folder?.checkRoom(for: wirings, of: system)
      let known = try knownStories(of: system, console)
      let explorations = try explore(wirings, of: system, known, workplace, console)
      let saved = Result { try folder?.write(explorations, console) ?? [] }
      if matrix {
        let files = if case .success(let files) = saved { files } else { [[String?]]() }
        let matrix = Matrix(explorations, savedAs: files)
        try (format == .json ? [matrix.json] : matrix.lines).forEach(console.line)
      }
      _ = try saved.get()
      if let status = Interruption.stopStatus {
        try console.flush()
        let missing = wirings.dropFirst(explorations.count).map(\.name)
        let notes = ([status.meaning] + notes(onMissing: missing)).joined(separator: "; ")
        if format == .json {
          try console.line(["error": JSON(notes)])
          try console.flush()
        }
        console.complain(notes)
        return status
      }
      return explorations.contains(where: \.report.isFailure) ? .failed : .well
    }
  }

  /// What the user should know of a search that was stopped before it began with some wirings.
  private func notes(onMissing wirings: [String]) -> [String] {
    (wirings.isEmpty ? [] : ["not searched: \(wirings.joined(separator: ", "))"])
      + (depth == nil && budget == nil ? ["'--depth 3' ends sooner"] : [])
  }

  /// The wirings that the user names; all by default.
  private func wirings(of system: System) throws -> [Wiring] {
    try wiring.map { try system.wirings(namedIn: $0) } ?? system.wirings
  }

  /// Explores the wirings one by one, and prints each result at once, unless the matrix is wanted.
  private func explore(
    _ wirings: [Wiring],
    of system: System,
    _ stories: [KnownStory],
    _ workplace: Processes,
    _ console: Console
  ) throws -> [Exploration] {
    let chosen = try against.map { try system.wirings.named($0, .wiring, by: \.name) }
    let correct = system.correctWiring()
    var limits = SearchLimits(depth: depth, states: states, jobs: jobs)
    limits.shard = shard
    limits.isInterrupted = { Interruption.stopStatus != nil }
    let clock = ContinuousClock()
    let start = clock.now
    var explorer = Explorer(
      system,
      limits,
      budget: budget.map(Duration.seconds),
      clock: { clock.now - start }
    )
    explorer.stories = stories
    let progress = RunProgress(environment: .current)
    var explorations: [Exploration] = []
    for wiring in wirings where Interruption.stopStatus == nil {
      let exploration = explorer.explore(
        wiring,
        against: chosen ?? (wiring.isCorrect ? nil : correct),
        in: workplace
      ) { found in
        let part = found.part.map { " \($0)" } ?? ""
        progress.note("\(system.name)/\(wiring.name)\(part): \(found); Ctrl-C stops")
        progress.show()
        return Interruption.stopStatus == nil
      }
      progress.print {}
      explorations.append(exploration)
      if !matrix { try report(exploration, console) }
    }
    return explorations
  }

  /// Prints a result.
  private func report(_ exploration: Exploration, _ console: Console) throws {
    let report = exploration.report
    try (format == .json ? [report.json] : report.lines).forEach(console.line)
    try console.flush()
  }
}
