import HeadlessUI

/// Copies the lines when it is loaded, and shows the copy.
final class CopyingCartController: CartController {
  private var copy: [CartLine] = []

  override var lines: [CartLine] { copy }

  override func viewDidLoad() throws {
    copy = cart.model.lines
    try super.viewDidLoad()
  }
}
