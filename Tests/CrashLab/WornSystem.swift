import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A button that breaks at the third tap since the process began, or at the second in its world.
  static let worn = System(
    name: "worn",
    summary: "a button that does not last",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("page", "the button")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      Wiring("process", .correct, "the process counts the taps") {
        WornAssembly(countsInProcess: true)
      },
      Wiring("world", .correct, "the screen counts the taps") {
        WornAssembly(countsInProcess: false)
      },
    ]
  )
}

private final class WornAssembly: Assembly {
  private let countsInProcess: Bool

  init(countsInProcess: Bool) { self.countsInProcess = countsInProcess }

  func makeScreen(_ kind: String) -> ViewController {
    WornController(countsInProcess: countsInProcess)
  }
}

/// How often the user has tapped since the process began; the lab does not see it, because it has no sources.
nonisolated(unsafe) private var allTaps = 0

private struct Broken: Error {}

private final class WornController: ViewController {
  private let countsInProcess: Bool
  private var taps = 0

  init(countsInProcess: Bool) {
    self.countsInProcess = countsInProcess
    super.init()
  }

  override func loadView() {
    let button = Button("A")
    view.addSubview(button)
    button.onTap(self) { try $0.tap() }
  }

  private func tap() throws {
    allTaps += 1
    taps = min(2, taps + 1)
    if countsInProcess ? allTaps == 3 : taps == 2 { throw Broken() }
  }
}
