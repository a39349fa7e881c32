import HeadlessUI
import LabStage
import MVC
import MVCLab
import Testing
import UIKitNames

extension LeakTests {
  @Test func `leak: the screen of a dismissed stack that its own closure holds is reported`() {
    #expect(
      Stage { Presenting { $0.closeStrongly() } }.findings(after: ["tap Open", "tap Finish"]) == """
        ! leak: 'FinishedPage' of a closed 'FinishedPage' is still alive, held by 'NavigationController'
        """
    )
  }

  @Test func `leak: the screen of a dismissed stack that its closure holds weakly is gone`() {
    #expect(
      Stage { Presenting { $0.closeWeakly() } }.findings(after: ["tap Open", "tap Finish"]) == ""
    )
  }
}

/// A screen that presents a stack with a page, which a closure of the page's own dismisses.
private final class Presenting: UIViewController {
  private let prepare: (FinishedPage) -> UINavigationController

  init(_ prepare: @escaping (FinishedPage) -> UINavigationController) {
    self.prepare = prepare
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton("Open")
    button.addTarget(self, action: Presenting.open, for: .touchUpInside)
    view.addSubview(button)
  }

  private func open() {
    present(prepare(FinishedPage()), animated: true)
  }
}

private final class FinishedPage: UIViewController {
  private var onDone: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton("Finish")
    button.addTarget(self, action: FinishedPage.finish, for: .touchUpInside)
    view.addSubview(button)
  }

  private func finish() { onDone() }

  func closeStrongly() -> UINavigationController {
    let stack = UINavigationController(rootViewController: self)
    onDone = { stack.dismiss(animated: true) }
    return stack
  }

  func closeWeakly() -> UINavigationController {
    let stack = UINavigationController(rootViewController: self)
    onDone = { [weak stack] in stack?.dismiss(animated: true) }
    return stack
  }
}
