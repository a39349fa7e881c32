import ArgumentParser
import LabFiles
import LabStage
import LabSystems
import MVCLab

/// Damages every line of scenarios in every way: a run must notice it, and an update repair it.
///
/// With `--random` it plays random documents made of the scenarios' lines instead.
///
///     swift run -c release Trials damage Scenarios README.md
///     swift run -c release Trials damage --random 100000 Scenarios
struct DamageScenarios: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "damage",
    abstract: "Damages every line of scenarios, or plays random documents."
  )

  @Argument(help: "Scenario files, and folders of Markdown files.")
  var paths: [String]

  @Option(
    help: "Play so many random documents made of the scenarios' lines, each twice; damage nothing."
  )
  var random: Int?

  @Option(help: "The seed of the first random document; each further one adds 1.")
  var seed: UInt64 = 0

  @Flag(help: "Print the seed of each random document, to find one that ends the program.")
  var verbose = false

  func run() throws {
    if let random {
      let texts = try paths.flatMap(files).map { try Files.text(of: $0) }
      let documents = RandomDocuments(of: texts)
      return try RandomRun(documents: documents, count: random, seed: seed, isVerbose: verbose)
        .perform()
    }
    var tally = DamageTally()
    for file in try paths.flatMap(files) {
      let scenario = try DamagedScenario(Files.text(of: file), file: file, systems: .all)
      for damage in Damage.all(of: scenario.document) {
        tally.add(damage, try scenario.result(of: damage), of: scenario.document, in: file)
      }
    }
    print(tally.faults.joined(separator: "\n"))
    print(tally)
    print("\(tally.total) damages, \(tally.faults.count) faults, \(tally.hidden) hidden by '...'")
    if !tally.faults.isEmpty { throw ExitCode.failure }
  }

  private func files(at path: String) throws -> [String] {
    guard try Files.isFolder(path) else { return [path] }
    return Files.files(below: path, endings: [".md"]) { print($0) }
  }
}
