import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Switch; tap Send; server ok; server ok; server ok

/// Lines of two accounts; the server knows who is logged in.
final class AccountStore: LineStore {
  private(set) var name = "Ada"

  func switchAccount() {
    name = "Bob"
    server?.send(Request("login", name), then: Block(self) { _, _ in })
  }

  override func send(_ text: String) {
    let sender = name
    server?.send(Request("line", text), then: Block(self) { $0.keep("\(sender): \(text)", $1) })
  }
}

/// Sends one text for one account, and then the same text for the other.
final class CrossPosted: OpenComposer {
  private let accounts = AccountStore()
  private let other = UIButton("Switch")

  init() { super.init(accounts) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(other)
    other.addTarget(self, action: CrossPosted.switchAccount, for: .touchUpInside)
  }

  private func switchAccount() { accounts.switchAccount() }
}
