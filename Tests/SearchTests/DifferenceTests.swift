import LabSearch
import MVCLab
import Testing

/// A search beside a correct wiring goes on after a difference.
@Suite struct DifferenceTests {
  private func differences(_ name: String, jobs: Int = 2) throws -> [Discovery] {
    let wiring = try #require(System.pages.wirings.first { $0.name == name })
    return Explorer(.pages, SearchLimits(jobs: jobs))
      .explore(wiring, against: System.pages.wirings[0]).discoveries
      .filter { $0.name == "diverges" }
  }

  @Test(arguments: [1, 3])
  func `a button that is off from the beginning does not hide a page that is pushed twice`(
    jobs: Int
  )
    throws
  {
    let found = try differences("gray-twice", jobs: jobs)
    #expect(found.map(\.story) == [[], ["tap Open", "back"]])
    #expect(
      found.map(\.finding.text) == [
        "'first' shows '(Mark)'; in 'plain' it shows '[Mark]'",
        "'first' shows '< Page'; in 'plain' it shows 'Pages'",
      ]
    )
  }

  @Test func `what follows from a difference is not told again`() throws {
    #expect(try differences("gray").map(\.story) == [[]])
  }
}
