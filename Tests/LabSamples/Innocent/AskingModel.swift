import MVC
import UIKitNames

// near: controller-uses-network
// > tap Load; server ok Milk

/// Makes its model ask the server.
final class AskingModel: UIViewController {
  private let detail = DetailText()
  private let label = UILabel(identifier: "detail")
  private let button = UIButton("Load")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: AskingModel.load, for: .touchUpInside)
    token = detail.$text.observe(self) { page, _ in page.label.text = page.detail.text }
  }

  private func load() { detail.load("Milk") }
}
