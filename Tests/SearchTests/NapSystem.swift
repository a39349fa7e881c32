import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A bed from which nobody may look out after a nap, and nothing but the time tells that there was one.
  static let nap = System(
    name: "nap",
    summary: "a bed beside a window that breaks after a nap",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("bed", "the bed")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [Wiring("plain", .correct, "the time decides") { NapAssembly() }]
  )
}

private final class NapAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { BedController() }
}

private struct BrokenWindow: Error {}

private final class BedController: ViewController {
  private let (nap, look) = (Button("Nap"), Button("Look"))

  override func loadView() {
    for element in [nap, look] { view.addSubview(element) }
    nap.onTap(self) { $0.after(.seconds(5)) {} }
    look.onTap(self) { if $0.now > .zero { throw BrokenWindow() } }
  }
}
