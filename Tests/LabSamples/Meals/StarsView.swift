import HeadlessUI
import UIKitNames

/// Five buttons that rate something: a tap on the last star takes the rating back.
final class StarsView: UIStackView {
  private let buttons = (1...5).map { UIButton("-", identifier: "star \($0)") }
  @ViewState var rating = 0 { didSet { showRating() } }

  init() {
    super.init([])
    for (index, button) in buttons.enumerated() {
      addArrangedSubview(button)
      button.onTap(self) { $0.rating = $0.rating == index + 1 ? 0 : index + 1 }
    }
  }

  private func showRating() {
    for (index, button) in buttons.enumerated() {
      button.setTitle(index < rating ? "*" : "-", for: .normal)
    }
  }
}
