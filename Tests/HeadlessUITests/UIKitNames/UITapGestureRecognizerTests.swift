import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UITapGestureRecognizerTests {
  private let runtime = Runtime()
  private let page: StarsPage
  private let window: Window

  init() {
    let page = runtime.assemble { StarsPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 30).joined(separator: "\n") }

  private func tap(_ name: String) -> EventResult? {
    let control = page.elements.lazy.compactMap { $0 as? Control }.first {
      $0.callNames.contains(name) && $0.verbs.contains(.tap)
    }
    return control?.tap()
  }

  @Test func `a picture that can be tapped is drawn, and its tap names the view`() {
    #expect(text == "Stars\n[star]  [last]\nNo stars\nReset")
    #expect(tap("star") == .heard)
    #expect(page.tapped == ["1"])
    #expect(tap("last") == .heard)
    #expect(page.tapped == ["1", "2"])
  }

  @Test func `a tap is a call of the target, from the recognizer, at the line that made it`() {
    let story = runtime.story { _ = tap("Reset") }
    #expect(
      story == """
        user event: user -> 'Reset' tap 'Reset'
          target-action: 'Reset' -> StarsPage
        """
    )
    #expect(runtime.flow.hops.last?.site == CallSite(fileID: #fileID, line: StarsPage.line))
  }

  @Test func `a label or a picture that is not enabled for touches can't be tapped`() {
    #expect(tap("No stars") == nil)
    page.note.isUserInteractionEnabled = true
    #expect(tap("No stars") == .heard)
    page.note.text = ""
    #expect(tap("view") == nil)
    page.stars[0].isUserInteractionEnabled = false
    #expect(tap("star") == nil)
    #expect(text == "Stars\n<star>  [last]\nReset")
  }

  @Test func `a recognizer that is off or removed is not called`() {
    let recognizer = page.stars[0].gestureRecognizers?.first
    recognizer?.isEnabled = false
    #expect(tap("star") == .disabled)
    #expect(text.contains("(star)"))
    if let recognizer { page.stars[0].removeGestureRecognizer(recognizer) }
    #expect(tap("star") == nil)
    #expect(page.stars[0].gestureRecognizers == nil)
  }
}

private final class StarsPage: UIViewController {
  let stars = (0..<2).map { _ in UIImageView(image: UIImage(systemName: "star")) }
  let (note, reset) = (UILabel("No stars"), UILabel("Reset"))
  private(set) var tapped: [String] = []

  static let line: UInt = #line + 9
  override func viewDidLoad() {
    title = "Stars"
    view.addSubview(UIStackView(arrangedSubviews: stars))
    for (index, star) in stars.enumerated() {
      (star.tag, star.isUserInteractionEnabled) = (index + 1, true)
      star.addGestureRecognizer(UITapGestureRecognizer(target: self, action: StarsPage.rate))
    }
    stars[1].accessibilityIdentifier = "last"
    let clear = UITapGestureRecognizer(target: self, action: StarsPage.clear)
    for label in [note, reset] { view.addSubview(label) }
    reset.isUserInteractionEnabled = true
    reset.addGestureRecognizer(clear)
    note.addGestureRecognizer(UITapGestureRecognizer(target: self, action: StarsPage.clear))
  }

  private func rate(_ recognizer: UITapGestureRecognizer) {
    tapped.append("\(recognizer.view?.tag ?? 0)")
  }

  private func clear() { tapped = [] }
}
