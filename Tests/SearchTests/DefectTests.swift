import HeadlessUI
import LabSearch
import LabSystems
import MVC
import MVCLab
import Testing

/// A search tells one story for each defect, and none that only adds to one it has told.
@Suite struct DefectTests {
  private func discoveries(_ name: String, of system: System, depth: Int) throws -> [Discovery] {
    let wiring = try #require(system.wirings.first { $0.name == name })
    return Explorer(system, SearchLimits(depth: depth)).explore(wiring, against: nil).discoveries
  }

  @Test func `each line that breaks a law has its shortest story`() throws {
    let found = try discoveries("misused", of: .todo, depth: 3)
      .filter { $0.name == "ui-changes-ui" }
    #expect(
      found.map { "\($0.story.joined(separator: "; "))  \($0.finding.site?.description ?? "")" }
        == [
          "tap Add  MisusedListController.swift:25",
          "tap Add; select 0; tap Save  MisusedListController.swift:60",
          "tap Add; select 0; tap Delete  MisusedListController.swift:34",
        ]
    )
  }

  @Test func `a promise that two ways of use break has two stories, and no third that mixes them`()
    throws
  {
    let found = try discoveries("plain", of: .heap, depth: 4)
    #expect(
      found.map(\.story) == [["tap Double"], ["tap Add", "tap Add"]]
    )
  }

  @Test func `a like that is toggled twice is told beside a follow that is never taken back`()
    throws
  {
    let stories = try ["controller-network", "view-network-twice"].map { name in
      try discoveries(name, of: .news, depth: 3).filter { $0.name == "confirmed counts" }
        .map(\.story)
    }
    let follow = ["server ok first", "tap follow row 0", "server fail first"]
    #expect(stories.allSatisfy { $0.contains(follow) })
    let like = ["server ok first", "tap like row 0", "server ok first"]
    #expect(stories.map { $0.contains(like) } == [false, true])
  }

  @Test func `what the published titles do wrong is told, each defect by a story of its own`()
    throws
  {
    let found = try discoveries("published", of: .titles, depth: 5)
      .filter { $0.name == "screen-disagrees-with-model" }
    #expect(
      found.map { $0.story.joined(separator: "; ") } == [
        "tap Demo; tap Clear",
        "open twice as second; in second tap Demo",
        "tap Demo; tap Change; tap New",
        """
        open shared as second; in second tap Demo; close second by popToRoot; in second tap Demo
        """,
        "tap Demo; back begin; tap Cover; back; tap Change",
      ]
    )
  }
}

extension System {
  /// A heap of at most one thing, says a promise, and nothing keeps it.
  fileprivate static let heap = System(
    name: "heap",
    summary: "a heap that grows",
    style: Style(name: "free", laws: []),
    promises: { [OneThing()] },
    screens: [ScreenKind("heap", "the heap")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [Wiring("plain", .correct, "two buttons add, one looks") { HeapAssembly() }]
  )
}

private struct OneThing: Promise {
  let name = "one thing"
  let sentence = "there is one thing at most"

  mutating func breakages(in world: World) -> [String] {
    let counts = world.screens.compactMap { ($0.1 as? HeapController)?.count }
    return counts.contains { $0 > 1 } ? ["there are several things"] : []
  }
}

private final class HeapAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { HeapController() }
}

private final class HeapController: ViewController {
  private(set) var count = 0
  private var hasLooked = false

  override func loadView() {
    let (add, double, look) = (Button("Add"), Button("Double"), Button("Look"))
    for element in [add, double, look] { view.addSubview(element) }
    add.onTap(self) { $0.count = min(3, $0.count + 1) }
    double.onTap(self) { $0.count = min(3, $0.count + 2) }
    look.onTap(self) { $0.hasLooked = true }
  }
}
