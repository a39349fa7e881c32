import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A screen whose only button is always disabled.
  static let locked = System(
    name: "locked",
    summary: "a button that nothing enables",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("door", "the button")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [Wiring("plain", .correct, "it is disabled from the start") { LockedAssembly() }]
  )
}

private final class LockedAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController { LockedController() }
}

private final class LockedController: ViewController {
  private let open = Button("Open")

  override func loadView() {
    view.addSubview(open)
    open.isEnabled = false
  }
}
