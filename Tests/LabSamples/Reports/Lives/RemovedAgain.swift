import MVC
import UIKitNames

/// The messages of a chat.
final class ChatMessages: Model {
  @Observed private(set) var texts = ["Hello"]
}

/// Observes the messages from the beginning, and removes its observer each time it disappears.
class RemovedAgain: UIViewController {
  final let messages = ChatMessages()
  private let button = UIButton("Info")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: RemovedAgain.openInfo, for: .touchUpInside)
    register()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    messages.$texts.removeObserver(self)
  }

  final func register() {
    token = messages.$texts.observe(self) { chat, _ in chat.title = "New" }
  }

  private func openInfo() {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
