import HeadlessUI
import MVC

/// The one session of the process, and its parts.
final class StaticSession: Model {
  static nonisolated(unsafe) let shared = StaticSession()
  private let parts = [SessionPart(), SessionPart(), SessionPart()]
}

/// Reaches the session when its view is made.
final class StaticSessionController: ViewController {
  override func loadView() {
    view.addSubview(Button("A"))
    _ = StaticSession.shared
  }
}
