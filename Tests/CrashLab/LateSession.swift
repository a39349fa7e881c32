import HeadlessUI
import MVC

/// The one session of the process, which counts.
final class LateSession: Model {
  nonisolated(unsafe) static let shared = LateSession()
  @Observed private(set) var count = 0
  private let parts = [SessionPart(), SessionPart(), SessionPart()]

  func add() { count = min(count + 1, 2) }
}

/// Reaches the session when the user taps, and shows its count.
final class LateSessionController: ViewController {
  private let (button, label) = (Button("A"), Label(identifier: "count"))
  private var token: ObservationToken?

  override func loadView() {
    view.addSubview(button)
    view.addSubview(label)
    button.onTap(self) { $0.tapped() }
  }

  private func tapped() {
    if token == nil {
      token = LateSession.shared.$count.observe(self) { controller, _ in
        controller.label.text = "\(LateSession.shared.count)"
      }
    }
    LateSession.shared.add()
  }
}
