import HeadlessUI
import LabSearch
import MVC
import MVCLab
import Testing

/// A search says where no model ever changes: the laws don't see what the user changes instead.
@Suite("Models that never change")
struct StillModelTests {
  @Test(arguments: [true, false])
  func `a count that its model does not keep is told where nothing is broken`(
    asksModel: Bool
  ) throws {
    let wiring = Wiring("plain", .correct, "a button that counts to two") {
      CountAssembly(asksModel: asksModel)
    }
    let system = System(
      name: "count",
      summary: "a button that counts to two",
      style: Style(name: "free", laws: []),
      screens: [ScreenKind("count", "the count")],
      searchDomain: SearchDomain(windows: 1),
      wirings: [wiring]
    )
    let found = Explorer(system, SearchLimits(jobs: 1)).explore(wiring, against: nil)
    #expect(found.result == .holds)
    let told =
      "  warning: no model has changed in any story: what the user changes is no model, or the lab can't see it"
    #expect(found.report.lines.dropFirst(2) == (asksModel ? [] : [told]))
  }
}

private final class Counter: Model {
  @Observed private(set) var count = 0
  func add() { count = min(2, count + 1) }
}

private final class CountAssembly: Assembly {
  private let asksModel: Bool
  private let counter = Counter()
  init(asksModel: Bool) { self.asksModel = asksModel }
  func makeScreen(_ kind: String) -> ViewController {
    CountController(counter, asksModel: asksModel)
  }
}

private final class CountController: ViewController {
  private let (counter, asksModel): (Counter, Bool)
  private let button = Button("Count")
  private var count = 0

  init(_ counter: Counter, asksModel: Bool) {
    (self.counter, self.asksModel) = (counter, asksModel)
    super.init()
  }

  override func loadView() {
    view.addSubview(button)
    button.onTap(self) { controller in
      if controller.asksModel {
        controller.counter.add()
      } else {
        controller.count = min(2, controller.count + 1)
      }
    }
  }
}
