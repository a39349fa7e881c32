import MVC
import UIKitNames

/// Keeps the delegate of the menu that it opens.
final class MenuDelegateKept: UIViewController {
  private let chooser = ColorChooser(DrawingColor())
  private let button = UIButton("Menu")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drawing"
    view.addSubview(button)
    button.addTarget(self, action: MenuDelegateKept.open, for: .touchUpInside)
  }

  private func open() {
    let menu = GridMenu()
    menu.delegate = chooser
    navigationController?.pushViewController(menu, animated: true)
  }
}
