import LabSearch
import MVCLab
import Testing

@Suite("States of worlds")
struct StateTests {
  private func explore(_ name: String) throws -> Exploration {
    let wiring = try #require(System.tally.wirings.first { $0.name == name })
    return Explorer(.tally, SearchLimits(jobs: 1)).explore(wiring, against: nil)
  }

  @Test("sees all states of a count in a property, or in a variable that a block captures")
  func seen() throws {
    for name in ["property", "captured"] {
      let found = try explore(name)
      #expect(found.result == .holds)
      // No window, or a count from 0 to 2, which a new screen begins again.
      #expect(found.states == 4)
      #expect(found.report.lines.count == 2)
    }
  }

  @Test("an audit tells of a count behind a pointer")
  func hidden() throws {
    let found = try explore("hidden")
    #expect(found.report.lines.contains { $0.contains("that the lab does not see") })
    #expect(found.result == .undecided)
    #expect(found.report.isFailure)
  }

  @Test("an audit that differs leaves no story the shortest")
  func notShortest() throws {
    let found = try explore("fragile")
    #expect(found.result == .broken)
    #expect(found.discoveries.allSatisfy { !$0.isShortest })
    #expect(found.report.isFailure)
  }

  @Test(
    "what waiting code holds is a part of the state",
    arguments: [
      ("timer", [["tap 'Tip 3'", "advance 1000ms"]]),
      ("task", [["tap 'Tip 3'", "advance 1000ms"]]),
      ("request", [["tap 'Tip 3'", "server ok first"]]),
      // No line is to blame, so each kind of second tap has a story.
      (
        "delay",
        [
          ["tap 'Tip 3'", "tap 'Tip 2'", "advance 250ms"],
          ["tap 'Tip 3'", "tap 'Tip 3'", "advance 250ms"],
        ]
      ),
    ]
  )
  func waiting(name: String, stories: [[String]]) throws {
    let wiring = try #require(System.tips.wirings.first { $0.name == name })
    let found = Explorer(.tips, SearchLimits(depth: 3, jobs: 1)).explore(wiring, against: nil)
    #expect(found.discoveries.map(\.story) == stories)
    #expect(found.discoveries.allSatisfy { $0.isShortest })
    #expect(found.report.lines[0] == "tips/\(name): broken (shortest)")
  }

  @Test("the time makes a state another one where the code asks for it", arguments: [1, 2])
  func time(jobs: Int) throws {
    let wiring = try #require(System.nap.wirings.first)
    let found = Explorer(.nap, SearchLimits(depth: 4, jobs: jobs)).explore(
      wiring,
      against: nil
    )
    #expect(
      found.report.lines == [
        "nap/plain: broken (shortest)",
        "  searched 22 states, 67 moves, 4 moves deep, 10 audits",
        """
          bounded by stories of 4 moves, 1 window; waited: until the next timer
        """,
        "  fault  3  tap Nap; advance 5000ms; tap Look  (NapSystem.swift:29)",
      ]
    )
    let (first, _) = Search.first(SearchSubject(wiring, of: .nap), SearchLimits(depth: 4)) { _ in
      true
    }
    #expect(first?.story == ["tap Nap", "advance 5000ms", "tap Look"])
  }
}
