import MVC
import UIKitNames

// near: leak
// > select 0; tap Hide; back; advance 1s

/// Is held by an animation that ends after the user has left.
final class FadePage: UIViewController {
  private let label = UILabel(identifier: "text")
  private let button = UIButton("Hide")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: FadePage.hide, for: .touchUpInside)
  }

  private func hide() {
    UIView.animate(
      withDuration: 0.5,
      animations: { self.label.isHidden = true },
      completion: { _ in self.label.removeFromSuperview() }
    )
  }
}

final class FadingPage: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(FadePage(), animated: true)
  }
}
