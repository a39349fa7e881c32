import UIKitNames

/// Takes the progress away before it presents an error.
final class ErrorAfterProgress: ErrorBehindProgress {
  override func showError() {
    dismiss(animated: true) { [weak self] in self?.presentError() }
  }
}
