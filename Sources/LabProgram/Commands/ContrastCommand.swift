import ArgumentParser
import LabConversation
import LabCourse
import LabFiles
import LabScenarios
import LabText
import MVCLab

/// Shows two wirings side by side.
struct ContrastCommand<Lab: Laboratory>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "contrast",
      abstract: "Show two wirings side by side, command by command."
    )
  }

  @Argument(
    help: "A scenario file, or a system.",
    completion: Suggestions<Lab>.systemsAndScenarios
  )
  var subject: String

  @Option(
    help: ArgumentHelp("The two wirings, with a comma between them.", valueName: "a,b"),
    completion: Suggestions<Lab>.wirings
  )
  var wiring: String?

  @Option(help: "The number of columns.")
  var width: Int?

  @Option(
    help: ArgumentHelp("Write a page for a browser instead.", valueName: "file"),
    completion: .file()
  )
  var html: String?

  @OptionGroup var patience: PatienceOption

  func validate() throws {
    guard let width, !SideBySide.widths.contains(width) else { return }
    let (least, most) = (SideBySide.widths.lowerBound, SideBySide.widths.upperBound)
    throw ValidationError("'\(width)' is not a width; expected \(least) to \(most) columns")
  }

  func run() async throws {
    try await Program.run(Lab.name) { console in
      let crashes = ProcessCrashes(patience: patience.timeout)
      if let crash = crashes?.enterPart(0) {
        throw ExitError(.bug, "the code of a wiring \(crash) between two commands")
      }
      let contrast = try contrast(width: width ?? Console.size.columns, crashes)
      if let html {
        try write(contrast.html(), to: html)
      } else {
        for line in contrast.lines() { try console.line(line) }
      }
      return .well
    }
  }

  private func write(_ page: String, to file: String) throws {
    do { try Files.replace(file, with: Array(page.utf8)) } catch {
      throw ExitError(writing: file, error)
    }
  }

  private func contrast(width: Int, _ crashes: ProcessCrashes?) throws -> Contrast {
    if let system = Lab.systems.first(where: { $0.name == subject }) {
      let (left, right) = try wirings(of: system, preferring: system.wirings.map(\.name))
      return Contrast(
        system,
        left,
        right,
        commands: system.firstSteps,
        width: width,
        crashGuard: crashes
      )
    }
    let scenario: Scenario
    do {
      scenario = try Scenario(try Files.read(subject), file: subject, systems: Lab.systems)
    } catch let error as FileError {
      let near = NameLookup.nearest(to: subject, in: Lab.systems.map(\.name))
      let failure = ExitError(reading: error)
      throw ExitError(
        failure.status,
        failure.message
          + (near.map { "; did you mean the system '\($0)'?" } ?? "")
      )
    } catch let malformed as ScenarioErrors {
      throw ExitError(
        .malformed,
        malformed.errors.map(\.description).joined(separator: "\n")
      )
    }
    let (left, right) = try wirings(
      of: scenario.system,
      preferring: Lesson(scenario).compared.map(\.name)
    )
    return Contrast(scenario, left, right, width: width, crashGuard: crashes)
  }

  /// The two wirings that `--wiring` names, or the first two of `names`; a single one is set beside
  /// a correct one.
  private func wirings(
    of system: System,
    preferring names: [String]
  ) throws -> (Wiring, Wiring) {
    let asked = wiring?.split(separator: ",").map(String.init) ?? names
    guard wiring == nil || asked.count <= 2 else {
      throw ExitError(.usage, "'--wiring' takes two names, not \(asked.count)")
    }
    let found = try asked.map { try system.wirings.named($0, "wiring", by: \.name) }
    guard let left = found.first else { throw ExitError(.usage, "'--wiring' needs two names") }
    if found.count > 1 { return (left, found[1]) }
    guard
      let correct = system.wirings.first(where: { $0.verdict == .correct && $0.name != left.name })
    else { throw ExitError(.usage, "'--wiring' needs two names") }
    return (correct, left)
  }
}
