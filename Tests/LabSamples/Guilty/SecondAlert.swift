import MVC
import UIKitNames

// > server fail; server fail

/// Presents an alert for each failure, also behind another one.
final class SecondAlert: LampList {
  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["first", "second"] {
      server?.send(  // controller-uses-network
        Request(name),
        then: Block(self) { list, response in
          if case .failure = response { list.tell(name) }
        }
      )
    }
  }

  private func tell(_ name: String) {
    let alert = UIAlertController(title: "No \(name)", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)  // nobody-heard
  }
}
