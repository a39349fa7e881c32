import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A list that opens a page.
  static let pages = System(
    name: "pages",
    summary: "a list that opens a page",
    style: Style(name: "free", laws: []),
    screens: [ScreenKind("list", "the list")],
    searchDomain: SearchDomain(windows: 1),
    wirings: [
      Wiring("plain", .correct, "opens one page") { PagesAssembly() },
      Wiring("gray", .correct, "the same, with a button that is off") {
        PagesAssembly(isGray: true)
      },
      Wiring("gray-twice", .correct, "with a button that is off, and pushes the page twice") {
        PagesAssembly(isGray: true, pages: 2)
      },
    ]
  )
}

private final class PagesAssembly: Assembly {
  private let isGray: Bool
  private let pages: Int

  init(isGray: Bool = false, pages: Int = 1) { (self.isGray, self.pages) = (isGray, pages) }

  func makeScreen(_ kind: String) -> ViewController {
    PagesController(isGray: isGray, pages: pages)
  }
}

private final class PagesController: ViewController {
  private let (open, mark) = (Button("Open"), Button("Mark"))
  private let pages: Int

  init(isGray: Bool, pages: Int) {
    self.pages = pages
    super.init()
    title = "Pages"
    mark.isEnabled = !isGray
  }

  override func loadView() {
    for element in [open, mark] { view.addSubview(element) }
    mark.onTap(self) { _ in }
    open.onTap(self) { list in
      for _ in 0..<list.pages { list.navigation?.push(PageController()) }
    }
  }
}

private final class PageController: ViewController {
  override func loadView() { title = "Page" }
}
