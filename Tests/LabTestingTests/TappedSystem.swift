import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A button whose taps are counted for the whole process.
  static let tapped = System(
    name: "tapped",
    summary: "a button that counts its taps",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("page", "the button")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [Wiring("plain", .correct, "the count is global") { TappedAssembly() }]
  )
}

nonisolated(unsafe) private var taps = 0

private final class TappedAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { TappedController() }
}

private final class TappedController: ViewController {
  private let button = Button("A")
  private let label = Label(identifier: "taps")

  override func loadView() {
    for element in [button, label] { view.addSubview(element) }
    button.onTap(self) { $0.tapped() }
  }

  private func tapped() {
    taps += 1
    label.text = "\(taps)"
  }
}
