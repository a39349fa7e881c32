import MVC
import UIKitNames

// > tap Load; server ok Milk

/// Asks the server through a model that nobody keeps until the answer.
final class LocalLoader: UIViewController {
  private let label = UILabel(identifier: "detail")
  private let button = UIButton("Load")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: LocalLoader.load, for: .touchUpInside)
  }

  private func load() {
    let loader = OneAnswer()
    token = loader.$text.observe(self) { page, event in page.label.text = event.new ?? "" }
    loader.load()
  }
}

/// Loads one text.
final class OneAnswer: Model {
  @Observed private(set) var text = ""

  func load() {
    server?.send(
      Request("detail"),
      then: Block(self) { $0.text = $1.body }  // nobody-heard
    )
  }
}
