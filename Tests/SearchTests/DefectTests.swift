import HeadlessUI
import LabSearch
import MVC
import MVCLab
import Testing

/// A search tells one story for each defect, and none that only adds to one it has told.
///
/// `Trials defects` has those of the course.
@Suite struct DefectTests {
  @Test func `a promise that two ways of use break has two stories, and no third that mixes them`()
    throws
  {
    let wiring = System.heap.wirings[0]
    let found = Explorer(.heap, SearchLimits(depth: 4)).explore(wiring, against: nil).discoveries
    #expect(
      found.map(\.story) == [["tap Double"], ["tap Add", "tap Add"]]
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

  mutating func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
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
