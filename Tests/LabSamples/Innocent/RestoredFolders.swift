import MVC
import UIKitNames

// near: shown-twice
// > tap 'Last place'; back; back; tap 'Last place'

/// A folder, whose contents are loaded when the user asks.
final class FolderPage: UIViewController {
  init(_ name: String) {
    super.init()
    title = name
  }
}

/// Brings the user back to a folder in a folder of the same name.
final class RestoredFolders: UIViewController {
  private let button = UIButton("Last place")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Files"
    view.addSubview(button)
    button.addTarget(self, action: RestoredFolders.restore, for: .touchUpInside)
  }

  private func restore() {
    for name in ["Photos", "Photos"] {
      navigationController?.pushViewController(FolderPage(name), animated: false)
    }
  }
}
