import LabSearch
import LabSystems
import MVCLab
import Testing

/// The stories of random walks, which begin with up to sixty moves.
///
/// `Trials walks` compares those of the course.
@Suite("Stories of walks")
struct ShortStoryTests {
  private func explore(
    _ wiring: Int,
    of system: System,
    walks: Int = 100,
    jobs: Int = 2
  ) -> Exploration {
    let limits = SearchLimits(states: 4, walks: walks, jobs: jobs)
    return Explorer(system, limits).explore(system.wirings[wiring], against: nil)
  }

  @Test("one move takes the place of two, texts are the first ones, and waiting is short")
  func door() throws {
    let found = explore(0, of: .door).discoveries
    // Each of the two buttons has a line of its own.
    #expect(found.map(\.name) == ["fault", "fault"])
    let story = try #require(found.first?.story)
    #expect(
      story.sorted() == ["advance 1ms", "tap Twice", "tap Twice", "tap Twice", "type Ann in Name"]
    )
    #expect(found.first?.isShortest == false)
  }

  @Test("a short story is the same with any number of threads")
  func jobs() {
    let (one, five) = (
      explore(0, of: .door, walks: 25, jobs: 1), explore(0, of: .door, walks: 25, jobs: 5)
    )
    #expect(one.report.json == five.report.json)
  }
}
