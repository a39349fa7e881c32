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
      Wiring("seen", .correct, "the count is a property") { TallyAssembly(hidesCount: false) },
      Wiring("hidden", .correct, "the count is a variable that a block captures") {
        TallyAssembly(hidesCount: true)
      },
    ]
  )
}

private final class TallyAssembly: Assembly {
  private let hidesCount: Bool
  init(hidesCount: Bool) { self.hidesCount = hidesCount }
  func makeScreen(_ kind: String) -> ViewController { TallyController(hidesCount: hidesCount) }
}

private final class TallyController: ViewController {
  private let hidesCount: Bool
  private let button = Button("Count")
  private let label = Label(identifier: "state")
  private var count = 0

  init(hidesCount: Bool) {
    self.hidesCount = hidesCount
    super.init()
  }

  override func loadView() {
    view.addSubview(button)
    view.addSubview(label)
    var hidden = 0
    button.onTap(self) { controller in
      hidden = min(2, hidden + 1)
      if !controller.hidesCount { controller.count = hidden }
      controller.label.setText(hidden == 2 ? "two" : "")
    }
  }
}
