import MVC
import UIKitNames

extension AlertBehindAlert {
  /// Tells of each failure in an alert, also while one is shown.
  final class InboxViewController: Correct.InboxViewController {
    override func showFailure(_ reason: String) {
      guard view.window != nil else { return super.showFailure(reason) }
      let alert = UIAlertController(title: "Not done", message: reason, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
}
