import HeadlessUI
import MVC

/// The first screen: a button that pushes a demo.
final class EntryController: ViewController {
  private let makeDemo: () -> ViewController
  private let demoButton = Button("Demo")

  init(makeDemo: @escaping () -> ViewController) { self.makeDemo = makeDemo }

  override func loadView() {
    title = "Titles"
    view.addSubview(demoButton)
  }

  override func viewDidLoad() {
    demoButton.onTap(self) { $0.navigation?.push($0.makeDemo()) }
  }
}

/// A screen in front of a demo.
final class CoverController: ViewController {
  override func loadView() {
    title = "Cover"
    view.addSubview(Label("Nothing to see."))
  }
}

extension ViewController {
  /// Lays out a demo: its view, and a button in the bar that covers it.
  func layOut(_ titles: TitleView) {
    let coverButton = Button("Cover")
    title = "Demo"
    navigationItem.rightButton = coverButton
    coverButton.onTap(self) { $0.navigation?.push(CoverController()) }
    view.addSubview(titles)
  }
}
