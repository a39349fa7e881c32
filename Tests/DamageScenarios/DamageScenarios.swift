import ArgumentParser
import LabFiles
import LabStage
import LabSystems
import MVCLab

/// Damages every line of scenarios in every way: a run must notice it, and an update repair it.
///
///     swift run -c release DamageScenarios Scenarios README.md
@main
struct DamageScenarios: ParsableCommand {
  @Argument(help: "Scenario files, and folders of Markdown files.")
  var paths: [String]

  @Flag(help: "Print how much of the wirings' output the scenarios expect, and damage nothing.")
  var coverage = false

  func run() throws {
    var (tally, expected, printed) = (DamageTally(), 0, 0)
    for file in try paths.flatMap(files) {
      let scenario = try DamagedScenario(Files.text(of: file), file: file, systems: .all)
      if coverage {
        let share = scenario.coverage()
        (expected, printed) = (expected + share.expected, printed + share.printed)
        print("\(file): \(share.expected) of \(share.printed)")
        continue
      }
      for damage in Damage.all(of: scenario.document) {
        tally.add(damage, try scenario.result(of: damage), of: scenario.document, in: file)
      }
    }
    guard !coverage else { return print("\(expected) of \(printed) lines are expected") }
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
