import UIKitNames

/// Registers again when it comes back.
final class RegisteredAgain: RemovedAgain {
  private var hasLeft = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if hasLeft { register() }
    hasLeft = true
  }
}
