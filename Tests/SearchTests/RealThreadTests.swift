import LabSearch
import MVCLab
import Testing

/// A world that a real thread comes into can't go on, for which the app is not blamed.
@Suite struct RealThreadTests {
  private func lines(of wiring: String, jobs: Int) throws -> [String] {
    let system = System.bell
    let wiring = try #require(system.wirings.first { $0.name == wiring })
    return Explorer(system, SearchLimits(jobs: jobs)).explore(wiring, against: nil)
      .report.lines
  }

  @Test(arguments: [1, 2])
  func `nothing is found, and not all is seen`(jobs: Int) throws {
    #expect(
      try lines(of: "safe", jobs: jobs) == [
        "bell/safe: not found (bounded by a real thread that came in, 1 window)",
        "  searched 3 states, 9 moves, 2 moves deep, 6 audits",
        "  warning: a real thread comes into the world here, which ends it: tap Bell; tap Bell",
      ]
    )
  }

  @Test func `a fault of the app elsewhere is found`() throws {
    #expect(
      try lines(of: "unsafe", jobs: 2) == [
        "bell/unsafe: broken (shortest)",
        "  searched 3 states, 11 moves, 2 moves deep, 7 audits",
        "  bounded by a real thread that came in, 1 window",
        "  fault  2  tap Bell; tap Door  (BellSystem.swift:43)",
        "  warning: a real thread comes into the world here, which ends it: tap Bell; tap Bell",
      ]
    )
  }
}
