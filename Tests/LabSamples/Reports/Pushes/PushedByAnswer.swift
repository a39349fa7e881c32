import MVC
import UIKitNames

/// Sends a link by mail.
class LoginLink: Model {
  var onSent: () -> Void = {}

  func request() {
    server?.send(
      Request("link"),
      then: Block(self) { link, response in link.finish(response) }
    )
  }

  func finish(_ response: Response) {
    if case .success = response { onSent() }
  }
}

/// Pushes the next screen for each answer.
final class PushedByAnswer: UIViewController {
  private let link: LoginLink
  private let button = UIButton("Get a link by email")

  init(_ link: LoginLink) {
    self.link = link
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log in"
    view.addSubview(button)
    button.addTarget(self, action: PushedByAnswer.request, for: .touchUpInside)
    link.onSent = { [weak self] in self?.open() }
  }

  private func request() { link.request() }

  private func open() {
    navigationController?.pushViewController(SentLinkPage(), animated: true)
  }
}

/// Says that the link was sent.
final class SentLinkPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Check your email"
  }
}
