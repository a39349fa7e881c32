import MVC
import UIKitNames

/// Open passages, one of which is read.
final class OpenPassages: Model {
  @Observed private(set) var names = ["Romans 8", "1 John"]

  /// The passage that is read: the last one.
  var current: String { names.last ?? "" }

  func close() { if names.count > 1 { $names.remove(at: names.count - 1) } }
}

/// Moves the selection of its tab bar when a tab is closed, and leaves the content.
class ClosedTab: UIViewController {
  let passages: OpenPassages
  let (bar, content) = (UILabel(identifier: "bar"), UILabel(identifier: "content"))
  private let button = UIButton("Close")
  private var token: ObservationToken?

  init(_ passages: OpenPassages) {
    self.passages = passages
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [bar, content, button] as [UIView] { self.view.addSubview(view) }
    (bar.text, content.text) = (passages.current, "Text of \(passages.current)")
    button.addTarget(self, action: ClosedTab.close, for: .touchUpInside)
    token = passages.$names.observe(self) { page, _ in page.showCurrent() }
  }

  func showCurrent() {
    bar.text = passages.current
  }

  private func close() { passages.close() }
}
