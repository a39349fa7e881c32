import LabSamples
import LabSearch
import MVCLab
import Testing

/// Tables of more rows than the usual bound, whose author declares no bounds.
@Suite struct DefaultBoundsTests {
  private func story(
    _ name: String,
    _ rules: [String],
    beside correct: String? = nil
  ) throws -> [String]? {
    let systems = [System.guilty, .innocent]
    let system = try #require(systems.first { $0.wirings.contains { $0.name == name } })
    let wiring = try #require(system.wirings.first { $0.name == name })
    let other = system.wirings.first { $0.name == correct }
    let subject = SearchSubject(wiring, of: system, against: other)
    return Search.first(subject, SearchLimits(states: 150)) { rules.contains($0.rule) }.discovery?
      .story
  }

  @Test func `a search finds the picture of a former row in a reused cell`() throws {
    let found = try story("stale-pictures", ["diverges"], beside: "emptied-pictures")
    #expect(found == ["server ok first", "scroll 4"])
  }

  @Test func `a search accuses no cell that shows the picture of its own row only`() throws {
    let rules = ["older-answer-wins", "screen-disagrees-with-model", "fault"]
    #expect(try story("row-pictures", rules) == nil)
  }
}
