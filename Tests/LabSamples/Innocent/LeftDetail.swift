import MVC
import UIKitNames

// near: nobody-heard
// > select 0; back; server ok Milk

/// Loads a text for a screen.
final class DetailText: Model {
  @Observed private(set) var text = ""

  func load(_ word: String) {
    server?.send(Request("detail", word), then: Block(self) { $0.text = $1.body })
  }
}

/// A screen with a model of its own, which the user leaves while it loads.
final class LoadingDetail: UIViewController {
  private let model = DetailText()
  private let label = UILabel(identifier: "detail")
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    token = model.$text.observe(self) { page, _ in page.label.text = page.model.text }
    model.load("Milk")
  }
}

final class LeftDetail: WordList {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(LoadingDetail(), animated: true)
  }
}
