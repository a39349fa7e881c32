import LabTesting
import MVCLab
import Testing

@testable import Lab

/// What `swift test` checks: the scenarios of this package, and short searches for what they forgot.
@Suite("SampleListLab")
struct LabTests {
  private static let scenarios = ScenarioFile.all(in: "Scenarios", of: SampleListLab.systems)

  @Test(arguments: scenarios)
  func `a scenario replays`(_ file: ScenarioFile) { file.replay() }

  @Test func `each misused wiring is caught`() { Self.scenarios.requireCaught() }

  @Test(arguments: SampleListLab.systems)
  func `no story of three moves breaks a rule`(_ system: System) async {
    await explore(system, depth: 3)
  }
}
