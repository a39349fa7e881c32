import HeadlessUI
import MVC

/// The one session of a world, and its parts.
final class OwnSession: Model {
  static var shared: OwnSession { singleton { OwnSession() } }
  static let most = 2
  private let parts = [SessionPart(), SessionPart(), SessionPart()]
}

/// Reaches the session when its view is made.
final class OwnSessionController: ViewController {
  override func loadView() {
    let button = Button("A")
    view.addSubview(button)
    button.onTap(self) { _ in _ = OwnSession.shared }
  }
}
