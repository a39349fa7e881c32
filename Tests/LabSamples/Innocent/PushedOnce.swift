import MVC
import UIKitNames

// in: guilty
// near: diverges, shown-twice
// > server latency 1s; tap Open; tap Open; advance 1s; back; tap Open

/// Loads what a screen needs, and tells of it.
final class PageLoader: Model {
  var onLoad: () -> Void = {}
  @Observed private(set) var isLoading = false

  func load() {
    isLoading = true
    server?.send(Request("page"), then: Block(self) { loader, _ in loader.finish() })
  }

  private func finish() {
    isLoading = false
    onLoad()
  }
}

/// Opens one screen, however often the user taps while it loads.
class PushedOnce: UIViewController {
  let loader = PageLoader()
  private let button = UIButton("Open")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    view.addSubview(button)
    button.addTarget(self, action: PushedOnce.open, for: .touchUpInside)
    loader.onLoad = { [weak self] in self?.push() }
  }

  func open() { if !loader.isLoading { loader.load() } }

  private func push() {
    let page = UIViewController()
    page.title = "Page"
    navigationController?.pushViewController(page, animated: true)
  }
}
