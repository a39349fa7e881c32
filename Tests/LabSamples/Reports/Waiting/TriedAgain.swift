/// Has its button off while a login runs, and when it is done.
final class TriedAgain: DisabledAfterFailure {
  override func showButton() {
    button.isEnabled = login.state == .idle || login.state == .failed
  }
}
