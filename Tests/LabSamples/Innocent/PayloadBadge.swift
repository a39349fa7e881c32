import MVC
import UIKitNames

// near: notified-by-stranger
// > outside change; outside change

/// Shows the newest message, which each notification brings.
final class PayloadBadge: UIViewController {
  private let label = UILabel(identifier: "newest")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    observe(.messageCame) { page, news in page.label.text = news.payload }
  }
}
