import MVC
import UIKitNames

/// How far a login has come.
final class VPNLogin: Model {
  enum State {
    case idle, running, failed, done
  }

  @Observed private(set) var state = State.idle

  func start() {
    state = .running
    server?.send(
      Request("login"),
      then: Block(self) { login, response in
        if case .success = response { login.state = .done } else { login.state = .failed }
      }
    )
  }
}

/// Has its button on before the first login only.
class DisabledAfterFailure: UIViewController {
  let login = VPNLogin()
  private let label = UILabel(identifier: "state")
  let button = UIButton("Log in")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [label, button] as [UIView] { self.view.addSubview(view) }
    button.addTarget(self, action: DisabledAfterFailure.start, for: .touchUpInside)
    token = login.$state.observe(self) { page, _ in page.show() }
  }

  private func start() { login.start() }

  private func show() {
    label.text = "\(login.state)"
    showButton()
  }

  func showButton() {
    button.isEnabled = login.state == .idle
  }
}
