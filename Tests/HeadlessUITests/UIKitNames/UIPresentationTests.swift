import HeadlessUI
import MVC
import Testing
import UIKitNames

/// How screens are presented and dismissed, and when their views are made.
extension UIViewControllerTests {
  /// Runs `body`, and what it leaves to the main queue, as an event does.
  func inOneEvent(_ body: () -> Void) {
    runtime.assemble {
      body()
      runtime.mainQueue.drain()
    }
  }

  @Test func `what is refused is not completed`() {
    runtime.assemble { window.open() }
    let hidden = runtime.assemble { NamedPage() }
    var heard: [String] = []
    inOneEvent {
      hidden.present(NamedPage(), animated: true) { heard.append("screen") }
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      hidden.present(alert, animated: true) { heard.append("alert") }
      page.present(alert, animated: true) { heard.append("alert of the page") }
    }
    #expect(heard == ["alert of the page"])
  }

  @Test func `a screen dismisses all that is in front of it, or else itself`() {
    runtime.assemble { window.open() }
    let (next, last) = runtime.assemble { (NamedPage(), NamedPage()) }
    func present() {
      inOneEvent { page.present(next, animated: true) { next.present(last, animated: true) } }
      #expect(window.top === last)
    }
    present()
    inOneEvent { page.dismiss(animated: true) }
    #expect(window.top === page)
    present()
    inOneEvent { next.dismiss(animated: true) }
    #expect(window.top === next)
    inOneEvent { next.dismiss(animated: true) }
    #expect(window.top === page)
    inOneEvent { page.dismiss(animated: true) }
    #expect(window.top === page)
  }

  @Test func `a screen that is shown already ends the program, wherever it is shown again`() {
    runtime.assemble { window.open() }
    let next = runtime.assemble { NamedPage() }
    inOneEvent {
      page.navigationController?.pushViewController(next, animated: true)
      page.navigationController?.pushViewController(next, animated: true)
    }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the program goes on")
      return
    }
    #expect(fault.message == "'NamedPage' is shown already; a screen is in one place at a time")
  }

  @Test func `who asks for a view loads the screen, and loadView may set another one`() {
    let screen = runtime.assemble { FramedPage() }
    #expect(!screen.isViewLoaded)
    runtime.assemble { screen.view.backgroundColor = .systemBackground }
    #expect(screen.isViewLoaded)
    #expect(screen.view is FramedPage.Frame)
    let window = runtime.assemble { Window(name: "Phone", root: screen) }
    runtime.assemble { window.open() }
    #expect(window.lines(width: 20) == ["", "in a frame", "below it"])
    #expect(screen.elements.first?.screen === screen)
  }

  @Test func `a presented screen is a sheet, unless it is to fill the screen`() {
    runtime.assemble { window.open() }
    let (sheet, whole) = runtime.assemble { (NamedPage(), NamedPage()) }
    #expect(sheet.modalPresentationStyle == .automatic)
    whole.modalPresentationStyle = .fullScreen
    let before = page.heard
    inOneEvent { page.present(sheet, animated: true) { sheet.dismiss(animated: true) } }
    #expect(page.heard == before)
    runtime.assemble {
      page.present(UINavigationController(rootViewController: sheet), animated: true)
    }
    runtime.assemble { sheet.dismiss(animated: true) }
    #expect(page.heard == before)
    inOneEvent { page.present(whole, animated: true) { whole.dismiss(animated: true) } }
    #expect(
      page.heard.dropFirst(before.count) == [
        "will disappear: false", "did disappear: false", "will appear: false", "did appear: false",
      ]
    )
    #expect(window.top === page)
  }
}

/// A screen with a view of its own class.
private final class FramedPage: UIViewController {
  final class Frame: UIView {}

  override func loadView() {
    view = Frame()
    view.addSubview(UILabel("in a frame"))
  }

  override func viewDidLoad() { view.addSubview(UILabel("below it")) }
}
