import HeadlessUI
import MVC

extension NeverUnbound {
  /// The published controller without the line that unbinds.
  final class DemoController: Published.DemoController {
    override func viewDidDisappear() {}
  }
}
