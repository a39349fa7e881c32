import UIKitNames

/// A chat, whose bar has a closure that does not keep the chat.
final class WeaklyScrollingChat: ScrollingChat {
  override func connect() {
    bar.onScrollDown = { [weak self] in self?.scrollToBottom() }
  }
}

/// Opens the chat.
final class BarWithoutChat: BarKeepsChat {
  override func makeChat() -> UIViewController { WeaklyScrollingChat() }
}
