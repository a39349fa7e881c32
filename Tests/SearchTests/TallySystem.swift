import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A button that counts up to two, in wirings that keep the count in different places.
  static let tally = System(
    name: "tally",
    summary: "a button that counts up to two",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("tally", "the count")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      Wiring("property", .correct, "the count is a property") { TallyAssembly(.property) },
      Wiring("captured", .correct, "the count is a variable that a block captures") {
        TallyAssembly(.captured)
      },
      Wiring("hidden", .correct, "the count lies behind a pointer") { TallyAssembly(.hidden) },
      Wiring("fragile", .correct, "hidden, with a button that breaks") { TallyAssembly(.fragile) },
    ]
  )
}

private enum CountPlace {
  case property, captured, hidden, fragile
}

private struct BrokenTally: Error {}

private final class TallyAssembly: Assembly {
  private let place: CountPlace
  init(_ place: CountPlace) { self.place = place }
  func makeScreen(_ kind: String) -> ViewController { TallyController(place) }
}

private final class TallyController: ViewController {
  private let place: CountPlace
  private let button = Button("Count")
  private let label = Label(identifier: "state")
  private var count = 0
  private let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  init(_ place: CountPlace) {
    self.place = place
    super.init()
    pointer.initialize(to: 0)
  }

  deinit { pointer.deallocate() }

  override func loadView() {
    view.addSubview(button)
    view.addSubview(label)
    if place == .fragile {
      let broken = Button("Break")
      view.addSubview(broken)
      broken.onTap(self) { _ in throw BrokenTally() }
    }
    var captured = 0
    button.onTap(self) { controller in
      let count =
        switch controller.place {
        case .property: controller.next(&controller.count)
        case .captured: controller.next(&captured)
        case .hidden, .fragile: controller.next(&controller.pointer.pointee)
        }
      controller.label.text = count == 2 ? "two" : ""
    }
  }

  private func next(_ count: inout Int) -> Int {
    count = min(2, count + 1)
    return count
  }
}
