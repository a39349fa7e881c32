import Foundation
import LabSearch
import LabSystems
import MVCLab
import Synchronization
import Testing

@Suite("Searches that end before all is seen")
struct BudgetTests {
  /// A clock that goes on by a millisecond each time it is read.
  private final class Ticker: Sendable {
    private let ticks = Atomic(0)

    var now: Duration { .milliseconds(ticks.wrappingAdd(1, ordering: .relaxed).oldValue) }
  }

  private func explore(
    _ name: String,
    of system: System,
    _ limits: SearchLimits = SearchLimits(walks: 0, jobs: 2),
    budget: Duration? = nil
  ) throws -> Exploration {
    let wiring = try #require(system.wirings.first { $0.name == name })
    let ticker = Ticker()
    return Explorer(system, limits, budget: budget) { ticker.now }
      .explore(wiring, against: system.correctWiring(besides: name))
  }

  @Test("each form of a system has its part of the time")
  func forms() throws {
    let found = try explore("misused", of: .todo, budget: .milliseconds(80))
    let names = found.discoveries.map(\.name)
    #expect(names.contains("diverges"))
    #expect(found.discoveries.contains { $0.text.hasPrefix("with server: ") })
    #expect(found.report.lines.contains { $0.hasPrefix("  moves deep: ") }, "\(found.report.lines)")
  }

  @Test("a table tells what was not searched from what was not found")
  func matrix() throws {
    let all = try explore("misused", of: .todo, SearchLimits(depth: 1, jobs: 1))
    let none = try explore("massive", of: .todo, budget: .zero)
    let lines = Matrix([all, none]).lines
    #expect(lines.contains { $0.hasPrefix("ui-changes-ui") && $0.hasSuffix("1    ?") })
    #expect(lines.contains("? not searched: the search ended before"))
    #expect(!Matrix([all]).lines.contains { $0.contains("?") })
  }

  @Test("a search says that it has not found what a wiring is there to break")
  func missed() throws {
    let missed = "  not found: 'one step for one tap', which this wiring is there to break"
    let shallow = try explore("emitter-everywhere", of: .counter, SearchLimits(depth: 1, jobs: 1))
    #expect(shallow.report.lines.contains(missed))
    let found = try explore("emitter-everywhere", of: .counter, SearchLimits(depth: 2, jobs: 1))
    #expect(found.discoveries.contains { $0.name == "one step for one tap" })
    #expect(!found.report.lines.contains(missed))
  }

  @Test("what a missing part has seen is not known, so nothing holds")
  func missingPart() throws {
    var limits = SearchLimits(jobs: 1)
    limits.shard = SearchLimits.Shard("1/2")
    let wiring = try #require(System.tally.wirings.first)
    let part = Explorer(.tally, limits).explore(wiring, against: nil).report
    let whole = try #require(ExplorationReport.merged([part]))
    #expect(
      whole.lines[0] == "tally/property: not found (bounded by the missing part 2/2, 1 window)",
      "\(whole.lines)"
    )
    #expect(
      part.lines[0].hasPrefix("tally/property: holds in part 1/2 (4 states; bounded by 1 window)")
    )
  }

  @Test("parts with other bounds or forms are of other searches")
  func otherSearches() throws {
    let plain = try explore("misused", of: .todo, SearchLimits(depth: 1, jobs: 1)).report
    var limits = SearchLimits(depth: 1, jobs: 1)
    limits.states = 7
    let small = try explore("misused", of: .todo, limits).report
    let wiring = try #require(System.todo.wirings.first { $0.name == "misused" })
    let alone = Explorer(.todo, SearchLimits(depth: 1, jobs: 1))
      .explore(wiring, against: nil).report
    #expect(ExplorationReport.areOfOneSearch([plain, plain]))
    for other in [small, alone] {
      #expect(!ExplorationReport.areOfOneSearch([plain, other]))
    }
    #expect(ExplorationReport.gaps(in: [plain, plain]).doubled.map(\.description) == ["1/1"])
  }
}
