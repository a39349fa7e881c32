import HeadlessUI
import MVC
import MVCLab

extension System {
  /// Two tabs, of which the second breaks when the user cancels a search for a name.
  static let cellar = System(
    name: "cellar",
    summary: "a search in the second tab",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("house", "the house")],
    searchDomain: SearchDomain(texts: ["Ann"], windows: 1),
    wirings: [Wiring("plain", .correct, "the text is in the field") { CellarAssembly() }]
  )
}

private final class CellarAssembly: Assembly {
  func makeScreen(_ kind: String) -> ViewController {
    TabBarController([
      Tab("Hall", root: ViewController()), Tab("Cellar", root: CellarController()),
    ])
  }
}

private struct BrokenCellar: Error {}

private final class CellarController: ViewController {
  private let field = SearchField(showsCancelButton: true)

  override func loadView() {
    view.addSubview(field)
    field.onCancel(self) { if !$0.field.text.isEmpty { throw BrokenCellar() } }
  }
}
