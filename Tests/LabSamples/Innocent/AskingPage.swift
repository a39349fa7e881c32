import MVC
import UIKitNames

// near: leak
// > tap Open; back; tap Open; server ok Yes; server ok No; back

/// Answers a question by a completion handler, as a `URLSession` does.
final class Oracle: Model {
  func ask(then done: @escaping (String) -> Void) {
    server?.send(
      Request("oracle"),
      then: Block(self) { _, response in
        if case .success(let body) = response { done(body) }
      }
    )
  }
}

/// Is kept by the handler until the answer is there.
final class AskingPage: UIViewController {
  private let oracle: Oracle
  private let label = UILabel()

  init(_ oracle: Oracle) {
    self.oracle = oracle
    super.init()
    title = "Page"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    oracle.ask { answer in self.label.text = answer }
  }
}

/// Opens the page that asks.
final class AskingPageOpener: UIViewController {
  private let oracle = Oracle()
  private let button = UIButton("Open")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: AskingPageOpener.open, for: .touchUpInside)
  }

  private func open() {
    navigationController?.pushViewController(AskingPage(oracle), animated: true)
  }
}
