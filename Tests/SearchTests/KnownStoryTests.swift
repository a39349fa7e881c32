import LabSearch
import LabSystems
import MVCLab
import Testing

/// Stories that are known before a search, such as those of a course.
@Suite struct KnownStoryTests {
  private func explore(
    _ name: String,
    of system: System = .todo,
    _ limits: SearchLimits = SearchLimits(depth: 1, jobs: 2),
    stories: [KnownStory]
  ) throws -> Exploration {
    let wiring = try #require(system.wirings.first { $0.name == name })
    var explorer = Explorer(system, limits)
    explorer.stories = stories
    return explorer.explore(wiring, against: nil)
  }

  private func stories(_ exploration: Exploration) -> [String] {
    exploration.discoveries.map { story in
      "\(story.name)  \(story.story.joined(separator: "; "))" + (story.isShortest ? "" : "  *")
    }
  }

  private let saving = KnownStory(
    [
      "tap Add", "show model", "in first tap Add", "expect rows 2", "tap Nowhere", "select 1",
      "type Bread in Title", "layout", "tap Save", "undo", "close first",
    ],
    withServer: false
  )

  @Test func `a known story shows what lies deeper than the search, without needless commands`()
    throws
  {
    let (with, without) = (
      try explore("misused", stories: [saving]), try explore("misused", stories: [])
    )
    let more = stories(with).filter { !stories(without).contains($0) }
    #expect(
      more == [
        "model-in-controller  tap Add; select 0", "ui-changes-ui  tap Add; select 0; tap Save  *",
      ]
    )
    #expect(
      with.report.lines.prefix(2) == [
        "todo/misused: broken (6 of 7 stories shortest)",
        "  searched 10 states, 16 moves, 1 move deep, 8 audits, 1 known story",
      ]
    )
  }

  @Test func `a known story of a wiring without defects adds nothing but its count`() throws {
    let (with, without) = (
      try explore("correct", stories: [saving]), try explore("correct", stories: [])
    )
    #expect(
      with.report.lines.map { $0.replacing(", 1 known story", with: "") } == without.report.lines
    )
  }

  @Test func `a search that is deep enough tells its own story`() throws {
    let limits = SearchLimits(depth: 3, walks: 0)
    let (with, without) = (
      try explore("misused", limits, stories: [saving]), try explore("misused", limits, stories: [])
    )
    #expect(stories(with) == stories(without))
  }

  @Test func `a known story in a larger space than the search's may be shorter`() throws {
    let many = KnownStory(["batch 9", "tap Add", "batch 3", "tap Add"], withServer: false)
    let found = try explore("misused", SearchLimits(depth: 2), stories: [many])
    #expect(stories(found).contains("at most ten entries  batch 9; batch 3"))
  }

  @Test func `a command that only a needless one needs is needless too`() throws {
    let story = [
      "batch 4", "open list as extra", "in extra tap Add", "in first batch 4", "in first batch 3",
    ]
    let found = try explore("misused", stories: [KnownStory(story, withServer: false)])
    #expect(
      found.discoveries.first { $0.name == "at most ten entries" }?.story
        == ["batch 4", "in first batch 4", "in first batch 3"]
    )
  }

  @Test func `a story with a server is none of the form without one`() throws {
    let refused = KnownStory(["tap Add", "server fail"], withServer: true)
    let found = try explore("misused-server", stories: [refused])
    #expect(found.report.lines[1].hasSuffix(", 1 known story"))
    let own = try explore("misused-server", stories: [])
    #expect(
      found.discoveries.filter { !$0.text.hasPrefix("with server: ") }.map(\.text)
        == own.discoveries.filter { !$0.text.hasPrefix("with server: ") }.map(\.text)
    )
  }

  @Test func `the result is the same with any number of workers`() throws {
    let all = [saving, KnownStory(["batch 9", "tap Add", "batch 3"], withServer: false)]
    let reports = try [1, 5].map { jobs in
      try explore("misused", SearchLimits(depth: 1, jobs: jobs), stories: all).report.json
    }
    #expect(reports[0] == reports[1])
  }

  @Test func `two wirings side by side stop where their screens differ`() throws {
    let published = try #require(System.titles.wirings.first { $0.name == "published" })
    let story = ["open shared as one", "open shared as two", "in one tap Demo", "in two tap Demo"]
    var explorer = Explorer(.titles, SearchLimits(depth: 1))
    explorer.stories = [KnownStory(story + ["in two tap Change"], withServer: false)]
    let found = explorer.explore(published, against: System.titles.correctWiring())
    #expect(
      found.discoveries.filter { $0.name == "diverges" }.map(\.story) == [story]
    )
  }
}
