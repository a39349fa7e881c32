import HeadlessUI
import MVC
import Testing
import UIKitNames

/// A screen's buttons in the toolbar, and the line above its title.
@Suite struct UIToolbarTests {
  private let runtime = Runtime()
  private let page: ToolPage
  private let window: Window

  init() {
    let page = runtime.assemble { ToolPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private var lines: [String] { window.lines(width: 30) }
  private var controls: [String] {
    page.elements.compactMap { $0 as? Control }.filter { !$0.verbs.isEmpty }.flatMap(\.callNames)
  }

  @Test func `the toolbar is hidden until the stack shows it, and its buttons can be touched then`()
  {
    #expect(lines == ["Photos", "3 photos"])
    #expect(controls == [])
    let story = runtime.story {
      page.navigationController?.setToolbarHidden(false, animated: true)
    }
    #expect(story == "render: nobody -> the navigation bar showed its tools")
    #expect(lines == ["Photos", "3 photos", "[Share] [Delete]"])
    #expect(controls == ["Share", "Delete"])
    #expect(page.toolbarItems?.first?.tap() == .heard)
    #expect(page.shared == 1)
    #expect(page.toolbarItems?.first?.screen === page)
  }

  @Test func `other buttons take the place of those that were there`() {
    page.navigationController?.isToolbarHidden = false
    let done = runtime.assemble { UIBarButtonItem(systemItem: .done) }
    let story = runtime.story {
      page.setToolbarItems([done], animated: false)
      page.setToolbarItems([done], animated: false)
    }
    #expect(story == "render: nobody -> the navigation bar set its tools")
    #expect(lines.last == "[Done]")
    page.toolbarItems = nil
    #expect(lines == ["Photos", "3 photos"])
  }

  @Test func `a pushed screen has tools of its own, or hides the bar`() {
    page.navigationController?.isToolbarHidden = false
    let next = runtime.assemble { UIViewController() }
    runtime.assemble {
      next.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      page.navigationController?.pushViewController(next, animated: true)
    }
    #expect(lines == ["< ", "[Add]"])
    next.hidesBottomBarWhenPushed = true
    #expect(lines == ["< "])
  }

  @Test func `a prompt stands above the title, and goes with the bar`() {
    let story = runtime.story {
      page.navigationItem.prompt = "Choose a photo"
      page.navigationItem.prompt = "Choose a photo"
    }
    #expect(lines == ["Choose a photo", "Photos", "3 photos"])
    #expect(story == "render: nobody -> Element set the prompt 'Choose a photo'")
    page.navigationController?.isNavigationBarHidden = true
    #expect(lines == ["3 photos"])
  }
}

private final class ToolPage: UIViewController {
  private(set) var shared = 0

  override func viewDidLoad() {
    title = "Photos"
    view.addSubview(UILabel("3 photos"))
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: self, action: ToolPage.share),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: self, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
  }

  private func share() { shared += 1 }
}
