import MVC
import UIKitNames

// near: sent-twice
// > type Hi; tap Send; tap Copy; server ok; server ok

/// Sends a text by one button, and a copy of it by another, which is a second wish.
final class TwoWays: OpenComposer {
  private let copy = UIButton("Copy")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(copy)
    copy.addTarget(self, action: TwoWays.send, for: .touchUpInside)
  }
}
