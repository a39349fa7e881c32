import ArgumentParser
import LabConversation
import LabCourse
import LabFiles
import LabScenarios
import LabSite
import LabText
import LabWork
import LabWorkers
import MVCLab

/// Shows two wirings side by side.
struct ContrastCommand<Lab: Laboratory>: ParsableCommand {
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

  @Argument(help: .hidden)
  var further: [String] = []

  @Option(
    help: ArgumentHelp("The two wirings, with a comma between them.", valueName: "a,b"),
    completion: Suggestions<Lab>.wirings
  )
  var wiring: String?

  @Option(parsing: .unconditional, help: "The number of columns.")
  var width: Int?

  @Option(
    help: ArgumentHelp(
      "Write a page for a browser instead; a name that does not end in '.html' is a folder for it.",
      valueName: "file"
    ),
    completion: .file()
  )
  var html: String?

  @OptionGroup var patience: PatienceOption

  private var misplacedWirings: WiringWords<Lab>? { WiringWords([subject] + further) }

  func validate() throws {
    if let word = further.first, misplacedWirings == nil {
      throw ValidationError("Unexpected argument '\(word)'")
    }
    guard let width, !SideBySide.widths.contains(width) else { return }
    let (least, most) = (SideBySide.widths.lowerBound, SideBySide.widths.upperBound)
    throw ValidationError("'\(width)' is not a width; expected \(least) to \(most) columns")
  }

  func run() throws {
    try Program.run(Lab.name) { console in
      if let misplacedWirings { throw misplacedWirings.refusal("contrast") }
      let workplace = console.processes(patience: patience.timeout)
      try html.map(PagePlace.init)?.check()
      let (contrast, title) = try contrast(width: width ?? Console.size.columns)
      if let html {
        let page = try workplace.result(of: { supervisor in
          try? ContrastSite(contrast, titled: title, program: Lab.name, supervisor).page
        })
        guard let page else { throw ExitError(.bug, "the contrast makes no scenario") }
        try PagePlace(html).write(page)
      } else {
        for line in try workplace.result(of: contrast.lines) { try console.line(line) }
      }
      return .well
    }
  }

  /// The contrast that the arguments ask for, and a title for its page.
  private func contrast(width: Int) throws -> (Contrast, String) {
    if let system = Lab.systems.first(where: { $0.name == subject }) {
      let pair = [true, false].compactMap { isCorrect in
        system.wirings.first { $0.isCorrect == isCorrect }
      }
      let preferred = pair.count == 2 ? pair : []
      let (left, right) = try wirings(of: system, among: preferred + system.wirings)
      let contrast = Contrast(
        system,
        left,
        right,
        commands: system.firstSteps,
        width: width
      )
      return (contrast, "\(system.name): \(left.name) | \(right.name)")
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
    let lesson = Lesson(scenario)
    let (left, right) = try wirings(
      of: scenario.system,
      among: lesson.compared + scenario.wirings
    )
    let contrast = Contrast(scenario, left, right, width: width)
    // A document without a title is known by its file's name.
    let name = lesson.title.split(separator: "/").last.map(String.init) ?? lesson.title
    let title = lesson.title == scenario.file ? name : lesson.title
    return (contrast, "\(title): \(left.name) | \(right.name)")
  }

  /// The two wirings that `--wiring` names, or the first two of `choice`.
  ///
  /// A single one is set beside another of `choice`: a misused one beside a correct one, which may also be
  /// another of the system, and a correct one beside a misused one.
  private func wirings(of system: System, among choice: [Wiring]) throws -> (Wiring, Wiring) {
    let found = try wiring.map { try system.wirings(namedIn: $0) } ?? firstTwo(of: choice)
    guard found.count <= 2 else {
      throw ExitError(.usage, "'--wiring' takes two names, not \(found.count)")
    }
    guard let left = found.first else { throw ExitError(.usage, "'--wiring' needs two names") }
    if found.count > 1 { return (left, found[1]) }
    let isCorrect = left.isCorrect
    let others =
      choice.filter { $0.name != left.name }
      + (isCorrect ? [] : system.wirings.filter { $0.isCorrect })
    let other = others.first { $0.isCorrect != isCorrect } ?? others.first
    guard let other else {
      let way = "name two with '--wiring \(left.name),NAME'"
      throw ExitError(.usage, "'\(subject)' has no wiring to set beside '\(left.name)'; \(way)")
    }
    return isCorrect ? (left, other) : (other, left)
  }

  private func firstTwo(of choice: [Wiring]) -> [Wiring] {
    let names = choice.map(\.name).withoutRepeats.prefix(2)
    return names.compactMap { name in choice.first { $0.name == name } }
  }
}
