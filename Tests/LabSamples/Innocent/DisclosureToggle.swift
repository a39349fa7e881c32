import MVC
import UIKitNames

// near: ui-changes-ui
// > tap Flip; tap More; tap Less

/// Opens and closes the small print below a list.
final class DisclosureToggle: LampList {
  private let details = UILabel(identifier: "details")
  private let button = UIButton("More")

  override func viewDidLoad() {
    super.viewDidLoad()
    details.isHidden = true
    view.addSubview(button)
    view.addSubview(details)
    button.addTarget(self, action: DisclosureToggle.toggle, for: .touchUpInside)
  }

  private func toggle() {
    details.isHidden.toggle()
    details.text = details.isHidden ? "" : "Lamps need a bulb each"
    button.setTitle(details.isHidden ? "More" : "Less", for: .normal)
  }
}
