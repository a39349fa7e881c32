import MVC
import UIKitNames

/// A post with a reply, which has a reply of its own.
final class PostThread: Model {
  let texts = ["Hello", "Hello too", "And you?"]
}

/// Shows a post, and opens its reply in another page like this one.
final class ReplyToReply: UIViewController {
  private let thread: PostThread
  private let index: Int
  private let button = UIButton("Reply")

  init(_ thread: PostThread, _ index: Int) {
    (self.thread, self.index) = (thread, index)
    super.init()
    title = thread.texts[index]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.isEnabled = index + 1 < thread.texts.count
    button.addTarget(self, action: ReplyToReply.open, for: .touchUpInside)
  }

  private func open() {
    let page = ReplyToReply(thread, index + 1)
    navigationController?.pushViewController(page, animated: true)
  }
}
