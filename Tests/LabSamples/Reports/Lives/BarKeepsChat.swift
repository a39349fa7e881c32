import MVC
import UIKitNames

/// The bar below a chat, with a button that leads to the last message.
final class ChatInputBar: UIStackView {
  let button = UIButton("Down")
  var onScrollDown: () -> Void = {}
}

/// A chat, whose bar has a function of the chat.
class ScrollingChat: UIViewController {
  let bar = ChatInputBar([])
  private var isAtEnd = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    view.addSubview(bar)
    connect()
  }

  func connect() {
    bar.onScrollDown = scrollToBottom
  }

  func scrollToBottom() { isAtEnd = true }
}

/// Opens the chat.
class BarKeepsChat: UIViewController {
  private let button = UIButton("Chat")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chats"
    view.addSubview(button)
    button.addTarget(self, action: BarKeepsChat.open, for: .touchUpInside)
  }

  private func open() {
    navigationController?.pushViewController(makeChat(), animated: true)
  }

  func makeChat() -> UIViewController { ScrollingChat() }
}
