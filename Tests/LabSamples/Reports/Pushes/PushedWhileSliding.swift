import UIKitNames

/// Pushes a screen for each tap on its tile, also for one while that screen is still sliding in.
class PushedWhileSliding: UIViewController {
  private let tile = UIButton("Risk")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.addSubview(tile)
    tile.addTarget(self, action: PushedWhileSliding.open, for: .touchUpInside)
  }

  func open() {
    navigationController?.pushViewController(RiskPage(), animated: true)
  }
}

/// Says how high the risk is.
final class RiskPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Low risk"
  }
}
