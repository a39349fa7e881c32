import HeadlessUI
import MVC

/// How often the user has tapped since the process began.
nonisolated(unsafe) private var taps = 0

/// Shows whether the user has tapped often.
final class CountedSessionController: ViewController {
  private let (button, label) = (Button("A"), Label(identifier: "count"))

  override func loadView() {
    view.addSubview(button)
    view.addSubview(label)
    button.onTap(self) { $0.tapped() }
  }

  private func tapped() {
    taps += 1
    // mvclab: allow ui-changes-ui: this is about the search
    label.text = taps > 3 ? "often" : "seldom"
  }
}
