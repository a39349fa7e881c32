import MVC
import UIKitNames

// near: lost-link, shown-twice
// > tap Update; tap Open; back; tap Update

/// Tells the page that it has opened, if that is still there, of a new version.
final class LastPage: UIViewController {
  private weak var page: UIViewController?
  private let (openButton, updateButton) = (UIButton("Open"), UIButton("Update"))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Start"
    for button in [openButton, updateButton] { view.addSubview(button) }
    openButton.addTarget(self, action: LastPage.open, for: .touchUpInside)
    updateButton.addTarget(self, action: LastPage.update, for: .touchUpInside)
  }

  private func open() {
    let page = UIViewController()
    page.title = "Page"
    self.page = page
    navigationController?.pushViewController(page, animated: true)
  }

  private func update() { page?.title = "New page" }
}
