import MVC
import UIKitNames

// near: model-knows-view
// > tap Flip

/// Prepares a label when its screen loads, and keeps nothing.
struct LabelStyle {
  let text: String

  func prepare(_ label: UILabel) {
    label.text = text
    label.isHidden = false
  }
}

final class LabelStyler: LampList {
  private let style = LabelStyle(text: "no lamp is on")

  override func viewDidLoad() {
    super.viewDidLoad()
    style.prepare(label)
  }
}
