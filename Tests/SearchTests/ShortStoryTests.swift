import LabSearch
import LabSystems
import MVCLab
import Testing

/// The stories of random walks, which begin with up to sixty moves.
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
    let (one, five) = (explore(0, of: .door, jobs: 1), explore(0, of: .door, jobs: 5))
    #expect(one.report.json == five.report.json)
  }

  @Test("walks through the array in the controller find stories as short as a search of all states")
  func misused() throws {
    let index = try #require(System.todo.wirings.firstIndex { $0.name == "misused" })
    let walked = explore(index, of: .todo, walks: 30).discoveries
    let limits = SearchLimits(depth: 2)
    let searched = Explorer(.todo, limits).explore(System.todo.wirings[index], against: nil)
    #expect(searched.discoveries.count > 4)
    for name in Set(searched.discoveries.map(\.name)) {
      let counts = [walked, searched.discoveries].map { $0.first { $0.name == name }?.story.count }
      #expect(counts[0] == counts[1], "\(name)")
    }
  }

  @Test("a walk's story is made shorter, and stays a story of the same defect")
  func sameDefect() throws {
    let index = try #require(System.todo.wirings.firstIndex { $0.name == "misused" })
    let walked = explore(index, of: .todo, walks: 60).discoveries
    // No line is to blame for an action of another device that reaches nobody, so its command tells the defects apart.
    let heard = walked.filter { $0.name == "nobody-heard" }.compactMap(\.story.last)
    #expect(
      heard.map { $0.split(separator: " ")[1] }.sorted() == [
        "add", "remove", "rename", "reorder", "resend",
      ]
    )
  }
}
