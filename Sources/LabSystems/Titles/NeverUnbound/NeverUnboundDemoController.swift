import HeadlessUI
import MVC

/// Keeps these classes apart from others of the same names.
enum NeverUnbound {}

extension NeverUnbound {
  /// The published controller without the line that unbinds it.
  final class DemoController: Published.DemoController {
    override func viewDidDisappear() {}
  }
}
