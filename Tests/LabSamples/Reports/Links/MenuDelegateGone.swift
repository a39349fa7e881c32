import MVC
import UIKitNames

/// Is called when the user chooses in a menu.
protocol GridMenuDelegate: AnyObject {
  func gridMenuDidChooseColor(_ menu: GridMenu)
}

/// A menu with one choice.
final class GridMenu: UIViewController {
  weak var delegate: (any GridMenuDelegate)?
  private let button = UIButton("Color")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
    view.addSubview(button)
    button.addTarget(self, action: GridMenu.choose, for: .touchUpInside)
  }

  private func choose() { delegate?.gridMenuDidChooseColor(self) }
}

/// Which color a drawing has.
final class DrawingColor: Model {
  @Observed private(set) var number = 0

  func change() { number += 1 }
}

/// Changes the color for a menu.
final class ColorChooser: GridMenuDelegate {
  private let color: DrawingColor

  init(_ color: DrawingColor) { self.color = color }

  func gridMenuDidChooseColor(_ menu: GridMenu) { color.change() }
}

/// Opens a menu whose delegate nobody keeps.
final class MenuDelegateGone: UIViewController {
  private let color = DrawingColor()
  private let button = UIButton("Menu")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drawing"
    view.addSubview(button)
    button.addTarget(self, action: MenuDelegateGone.open, for: .touchUpInside)
  }

  private func open() {
    let (menu, chooser) = (GridMenu(), ColorChooser(color))
    menu.delegate = chooser
    navigationController?.pushViewController(menu, animated: true)
  }
}
