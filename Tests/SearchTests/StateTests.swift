import LabSearch
import MVCLab
import Testing

@Suite("States of worlds")
struct StateTests {
  private func explore(_ name: String) async throws -> Exploration {
    let wiring = try #require(System.tally.wirings.first { $0.name == name })
    return await Explorer(.tally, SearchLimits(jobs: 1)).explore(wiring, against: nil)
  }

  @Test("sees all states of a count in a property, or in a variable that a block captures")
  func seen() async throws {
    for name in ["property", "captured"] {
      let found = try await explore(name)
      #expect(found.result == .holds)
      // No window, or a count from 0 to 2, which a new screen begins again.
      #expect(found.states == 4)
      #expect(found.report.lines.count == 2)
    }
  }

  @Test("an audit tells of a count behind a pointer")
  func hidden() async throws {
    let found = try await explore("hidden")
    #expect(found.report.lines.contains { $0.contains("that the lab does not see") })
  }
}
