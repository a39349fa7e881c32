import UIKitNames

/// Pushes only while it is on top itself.
final class PushedFromTop: PushedWhileSliding {
  override func open() {
    if navigationController?.topViewController === self { super.open() }
  }
}
