import HeadlessUI
import MVC

/// One to five stars: a control that the lab does not have.
final class RatingControl: ValueControl {
  private(set) var stars = 0

  override var value: String { "\(stars)" }
  override var verbs: [ControlVerb] { [.set(.numbers(1...5, step: 1))] }

  override func handle(_ act: UserAct) -> Bool {
    guard case .number(let number) = act.kind else { return false }
    stars = Int(number)
    sendAction()
    return true
  }

  func show(_ stars: Int) {
    guard stars != self.stars else { return }
    self.stars = stars
    render("showed \(stars) stars")
  }

  override var inlineText: String? {
    "\(label): " + String(repeating: "*", count: stars) + String(repeating: ".", count: 5 - stars)
  }
}
