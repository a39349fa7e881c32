import MVC
import UIKitNames

// > tap Open; back; server ok Yes

/// Keeps the handlers of its questions also when they have been answered.
final class ForgetfulOracle: Model {
  private var handlers: [(String) -> Void] = []

  func ask(then done: @escaping (String) -> Void) {
    handlers.append(done)
    server?.send(
      Request("oracle"),
      then: Block(self) { oracle, response in
        if case .success(let body) = response { oracle.handlers.last?(body) }
      }
    )
  }
}

/// Is kept by the handler for good.
final class KeptPage: UIViewController {
  private let oracle: ForgetfulOracle
  private let label = UILabel()

  init(_ oracle: ForgetfulOracle) {
    self.oracle = oracle
    super.init()
    title = "Page"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    oracle.ask { answer in self.label.text = answer }  // leak
  }
}

/// Opens the page that asks.
final class KeptAfterAnswer: UIViewController {
  private let oracle = ForgetfulOracle()
  private let button = UIButton("Open")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: KeptAfterAnswer.open, for: .touchUpInside)
  }

  private func open() {
    navigationController?.pushViewController(KeptPage(oracle), animated: true)
  }
}
