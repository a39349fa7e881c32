import MVC
import UIKitNames

// > tap Now; tap Now

/// Has properties of its own with the names of the world's parts.
final class OwnNames: UIViewController {
  private let button = UIButton("Now")
  private let now = UILabel(identifier: "now")
  private let clock = Words()
  private let server = "example.org"
  private let storage: [String] = []
  private let random = 4

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(now)
    view.addSubview(button)
    button.addTarget(self, action: OwnNames.ask, for: .touchUpInside)
  }

  private func ask() {
    let time = (self as Component).now
    now.text = "\(server) \(storage.count) \(random) \(clock.all.count) \(time == .zero)"
  }
}
