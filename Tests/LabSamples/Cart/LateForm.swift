import HeadlessUI
import MVC

/// Orders after a while, and is closed before.
final class LateForm: ViewController {
  private let cart: PlainCart
  private let sendButton = Button("Send")

  init(cart: PlainCart) { self.cart = cart }

  override func loadView() { view.addSubview(sendButton) }

  override func viewDidLoad() { sendButton.onTap(self) { $0.send() } }

  private func send() {
    task { [cart, clock] in
      try await clock.sleep(for: .seconds(1))
      cart.add("Tea")
    }
    dismiss()
  }
}
