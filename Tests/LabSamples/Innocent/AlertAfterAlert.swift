import MVC
import UIKitNames

// near: nobody-heard
// > tap Delete; confirm Yes; confirm OK

/// Presents a second alert when the user has answered the first.
final class AlertAfterAlert: WordList {
  private let button = UIButton("Delete")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: AlertAfterAlert.ask, for: .touchUpInside)
  }

  private func ask() {
    tell("Sure?", "Yes") { [weak self] in self?.tell("Deleted", "OK") {} }
  }

  private func tell(_ title: String, _ button: String, _ handler: @escaping () -> Void) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: button, style: .default) { _ in handler() })
    present(alert, animated: true)
  }
}
