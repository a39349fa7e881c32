import ExampleApps
import LabSamples
import LabSearch
import LabSystems
import MVCLab
import Testing

@Suite("Search")
struct SearchTests {
  private func wiring(_ name: String, of system: System) throws -> Wiring {
    try #require(system.wirings.first { $0.name == name })
  }

  private func explore(
    _ name: String,
    of system: System,
    depth: Int = 2,
    walks: Int = 100,
    jobs: Int = 2
  ) throws -> Exploration {
    let correct = try #require(system.wirings.first)
    let wiring = try wiring(name, of: system)
    return Explorer(system, SearchLimits(depth: depth, walks: walks, jobs: jobs))
      .explore(wiring, against: correct)
  }

  @Test("finds the shortest story for each defect of the array in the controller")
  func misused() throws {
    let found = try explore("misused", of: .todo)
    #expect(
      found.report.lines == [
        "todo/misused: broken (shortest)",
        "  searched 48 states, 118 moves, 2 moves deep, 40 audits",
        "  bounded by stories of 2 moves, 2 windows, 3 rows, 2 waiting requests; pasted: 2 rows; "
          + "outside: 'Milk'",
        "  ui-changes-ui           1  tap Add  (MisusedListController.swift:25)",
        "  model-in-controller     1  tap Add  (MisusedListController.swift:7)",
        "  nobody-heard            1  outside add Milk",
        "  'the server's entries'  1  with server: tap Add",
        "  'the server's entries'  1  with server: batch 2",
        "  diverges                1  outside add Milk",
        "  diverges                1  with server: tap Add",
        "  diverges                1  with server: batch 2",
        "  model-in-controller     2  tap Add; select 0  (MisusedEditController.swift:12)",
        "  'no lost entry'         2  tap Add; close first",
        "  screens-disagree        2  tap Add; open list as second",
        "  nobody-heard            2  tap Add; outside rename 0 Milk",
        "  nobody-heard            2  tap Add; outside remove 0",
        "  nobody-heard            2  tap Add; outside resend 0",
        "  nobody-heard            2  tap Add; outside reorder 0 0",
        "  'no lost entry'         2  batch 2; close first",
        "  screens-disagree        2  batch 2; open list as second",
        "  diverges                2  with server: tap Add; outside add Milk",
        "  a law is broken after 1 command, a user can see the harm after 1 command",
        "  never reached: '10 rows'",
      ]
    )
  }

  @Test("finds the same with any number of threads", arguments: ["misused"])
  func jobs(name: String) throws {
    let one = try explore(name, of: .todo, depth: 1, walks: 20, jobs: 1)
    let five = try explore(name, of: .todo, depth: 1, walks: 20, jobs: 5)
    #expect(one.report.json == five.report.json)
  }

  @Test("finds how a wiring differs from any other, misused or correct")
  func differences() throws {
    for (name, other, depth) in [("misused", "massive", 1), ("queueing", "correct", 2)] {
      let exploration = Explorer(.todo, SearchLimits(depth: depth, walks: 0))
        .explore(try wiring(name, of: .todo), against: try wiring(other, of: .todo))
      #expect(exploration.discoveries.contains { $0.name == "diverges" }, "\(name)")
      #expect(!exploration.report.lines.contains { $0.contains("outside of its world") }, "\(name)")
    }
  }

  @Test("a search that stops at its limit says where, and what else bounded it")
  func limit() throws {
    let subject = SearchSubject(try wiring("correct", of: .todo), of: .todo)
    let (found, search) = Search.first(subject, SearchLimits(states: 20)) { _ in true }
    #expect(found == nil)
    #expect(
      search.failure(nil)
        == "nothing was found in 28 states, 1 move deep; bounded by 20 states, 3 rows; "
        + "pasted: 2 rows; outside: 'Milk'; never reached: '10 rows'"
    )
  }

  @Test(
    "compares answers to the same request only",
    arguments: [
      ("logging", [[String]]()),
      (
        "deaf",
        [["tap Send", "server fail first"], ["tap Send", "server drop first", "advance 60000ms"]]
      ),
      (
        "logging-deaf",
        [["tap Send", "server fail last"], ["tap Send", "server drop last", "advance 60000ms"]]
      ),
    ]
  )
  func requests(name: String, stories: [[String]]) throws {
    let exploration = Explorer(.letter, SearchLimits(depth: 3))
      .explore(try wiring(name, of: .letter), against: try wiring("plain", of: .letter))
    let differences = exploration.discoveries.filter { $0.name == "diverges" }
    #expect(differences.map(\.story) == stories)
  }

  @Test("finds the same if no state keeps what the laboratory remembers there")
  func memories() throws {
    let wiring = try wiring("misused", of: .todo)
    var limits = SearchLimits(depth: 2)
    let kept = Explorer(.todo, limits).explore(wiring, against: nil)
    limits.memories = 0
    let lost = Explorer(.todo, limits).explore(wiring, against: nil)
    #expect(kept.report.json == lost.report.json)
  }

  /// `.ci/course` searches deeper.
  @Test(
    "finds nothing in the correct wirings",
    arguments: [System].all.flatMap { system in
      system.wirings.filter { $0.verdict == .correct }.map { (system.name, $0.name) }
    }
  )
  func correct(system: String, name: String) throws {
    let system = try #require([System].all.first { $0.name == system })
    let found = Explorer(system, SearchLimits(depth: 1, walks: 10))
      .explore(try wiring(name, of: system), against: nil)
    #expect(found.discoveries.isEmpty)
    #expect(found.states > 3)
  }

  @Test
  func `a search finds the race of two answers in async code, and none where one is cancelled`()
    throws
  {
    let stories = try [("correct", 80), ("racing", 300)].map { name, states in
      let subject = SearchSubject(try wiring(name, of: .weather), of: .weather)
      return Search.first(subject, SearchLimits(states: states)) {
        $0.ruleName == .law("older-answer-wins")
      }.discovery?.story.map(\.description)
    }
    #expect(
      stories == [
        nil,
        [
          "type R in Place", "type Ro in Place", "advance 300ms", "server ok last",
          "server ok first",
        ],
      ]
    )
  }

  @Test("sets the controls that an app brings along")
  func controls() throws {
    let stories = try ["correct", "hasty"].map { name in
      let subject = SearchSubject(try wiring(name, of: .survey), of: .survey)
      return Search.first(subject, SearchLimits(states: 100)) { _ in true }
        .discovery?.story.map(\.description)
    }
    #expect(stories == [nil, ["set Meal to 1"]])
  }

  @Test("selects tabs, and taps the buttons of a search field")
  func tabs() throws {
    let wiring = try wiring("plain", of: .cellar)
    let subject = SearchSubject(wiring, of: .cellar)
    let found = Search.first(subject, SearchLimits(states: 100)) { _ in true }
    #expect(
      found.discovery?.story.map(\.description)
        == ["tap Cellar", "type Ann in Search", "tap Cancel"]
    )
  }

  @Test("edits tables: it presses Return, begins to edit, moves rows and deletes them")
  func editing() throws {
    let stories = try ["correct", "moving-twice", "deleting-twice"].map { name in
      let subject = SearchSubject(try wiring(name, of: .chores), of: .chores)
      return Search.first(subject, SearchLimits(states: 150)) { _ in true }
        .discovery?.story.map(\.description)
    }
    #expect(
      stories == [
        nil, ["tap Edit", "move 0 to 1"], ["swipe 0", "confirm Delete"],
      ]
    )
  }

  @Test("touches no table that only shows rows, and finds one that lost its delegate")
  func tables() throws {
    let stories = try ["shown", "lost"].map { name in
      let subject = SearchSubject(try wiring(name, of: .board), of: .board)
      return Search.first(subject, SearchLimits(states: 50)) { _ in true }
        .discovery?.story.map(\.description)
    }
    #expect(stories == [nil, ["select 0"]])
  }

  @Test("finds a child that its parent has forgotten, and nothing in a correct screen of parts")
  func children() throws {
    let stories = try ["correct", "forgetful"].map { name in
      let subject = SearchSubject(try wiring(name, of: .library), of: .library)
      return Search.first(subject, SearchLimits(states: 100)) { _ in true }
        .discovery?.story.map(\.description)
    }
    #expect(stories == [nil, ["select 0"]])
  }

  /// An answer that comes when its screen is gone reaches nobody, which is true of many of them.
  @Test(arguments: System.idioms.wirings.map(\.name))
  func `a short search accuses no code that teams write`(name: String) throws {
    let found = Search.first(
      SearchSubject(try wiring(name, of: .idioms), of: .idioms),
      SearchLimits(states: 15),
      where: { $0.ruleName != .symptom("nobody-heard") }
    )
    #expect(found.discovery?.story == nil)
  }

  @Test(arguments: [System.stopwatch, .meals, .repositories, .settings, .guests])
  func `finds what is wrong with each sample in UIKit's names, and nothing in the correct one`(
    system: System
  ) throws {
    for wiring in system.wirings {
      let rules = wiring.verdict.ownRules
      let found = Search.first(
        SearchSubject(wiring, of: system),
        SearchLimits(states: rules.isEmpty ? 15 : 1_000),
        where: { rules.isEmpty || rules.contains($0.ruleName) }
      )
      #expect((found.discovery == nil) == rules.isEmpty, "\(wiring.name)")
    }
  }
}
