import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Whether a screen comes or goes for good, or another one covers it for a while.
@Suite struct UIMovingTests {
  private let runtime = Runtime()
  private let window: Window
  private let first: MovingPage
  private let second: MovingPage

  init() {
    let pages = runtime.assemble { (MovingPage(), MovingPage()) }
    (first, second) = pages
    window = runtime.assemble { Window(name: "Phone", root: pages.0) }
    runtime.assemble { window.open() }
    first.heard = []
  }

  private func perform(_ body: (UINavigationController) -> Void) {
    (first.heard, second.heard) = ([], [])
    runtime.assemble { window.stacks.last.map(body) }
  }

  @Test func `a push and a pop move the upper screen, not the lower one`() {
    perform { $0.pushViewController(second, animated: true) }
    #expect(second.heard == ["will appear: moves in", "did appear: moves in"])
    #expect(first.heard == ["will disappear", "did disappear"])
    perform { _ = $0.popViewController(animated: true) }
    #expect(second.heard == ["will disappear: moves out", "did disappear: moves out"])
    #expect(first.heard == ["will appear", "did appear"])
    #expect(!second.isMovingFromParent)
  }

  @Test func `a swipe back moves the upper screen until it is cancelled`() {
    perform { $0.pushViewController(second, animated: true) }
    perform { $0.beginPop() }
    #expect(second.heard == ["will disappear: moves out"])
    perform { $0.cancelPop() }
    #expect(second.heard == ["will appear", "did appear"])
    perform {
      $0.beginPop()
      $0.finishPop()
    }
    #expect(second.heard == ["will disappear: moves out", "did disappear: moves out"])
  }

  @Test func `a dismissed screen is being dismissed, one in a closed window is not`() {
    perform { _ in first.present(second, animated: true) }
    perform { _ in second.dismiss(animated: true) }
    #expect(second.heard == ["will disappear: dismissed", "did disappear: dismissed"])
    runtime.assemble { window.close() }
    #expect(first.heard.suffix(2) == ["will disappear", "did disappear"])
  }
}

private final class MovingPage: UIViewController {
  var heard: [String] = []

  private func hear(_ moment: String) {
    let kinds = [
      ("moves in", isMovingToParent), ("moves out", isMovingFromParent),
      ("dismissed", isBeingDismissed),
    ]
    heard.append(([moment] + kinds.filter(\.1).map(\.0)).joined(separator: ": "))
  }

  override func viewWillAppear(_ animated: Bool) { hear("will appear") }
  override func viewDidAppear(_ animated: Bool) { hear("did appear") }
  override func viewWillDisappear(_ animated: Bool) { hear("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { hear("did disappear") }
}
