import MVC
import UIKitNames

// near: ui-changes-ui
// > set Gift to on; set Gift to off

/// Explains below a switch what it means.
final class SwitchNote: UIViewController {
  private let gift = UISwitch("Gift")
  private let note = UILabel(identifier: "note")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    view.addSubview(gift)
    view.addSubview(note)
    gift.addTarget(self, action: SwitchNote.turn, for: .valueChanged)
  }

  private func turn() { note.text = gift.isOn ? "We leave out the bill" : "" }
}
