import HeadlessUI
import MVC
import Testing

/// What stands in the bars of a screen, and what is hidden.
@Suite struct BarTests {
  private let runtime = Runtime()
  private let page: ViewController
  private let next: ViewController
  private let window: Window

  init() {
    let runtime = runtime
    let pages = runtime.assemble { (ViewController(), ViewController()) }
    (page, next) = pages
    window = runtime.assemble {
      Window(name: "Phone", root: TabBarController([Tab("A", root: pages.0)]))
    }
    page.title = "First"
    next.title = "Next"
    for screen in [pages.0, pages.1] {
      let button = runtime.assemble { Button("Edit \(screen.title)") }
      screen.navigationItem.rightButtons = [button]
    }
    runtime.assemble { window.open() }
  }

  private var lines: [String] { window.lines(width: 20) }
  private var controls: [String] { window.top?.elements.flatMap(\.callNames) ?? [] }

  @Test func `without a navigation bar neither its buttons nor the way back can be touched`() {
    runtime.assemble { page.navigation?.push(next) }
    #expect(lines == ["< Next   [Edit Next]", "*A*"])
    #expect(controls == ["Edit Next", "A"])
    page.navigation?.isNavigationBarHidden = true
    #expect(lines == ["*A*"])
    #expect(controls == ["A"])
    #expect(next.navigation?.offersBack == false)
    page.navigation?.isNavigationBarHidden = false
    #expect(next.navigation?.offersBack == true)
  }

  @Test func `a pushed screen hides the tab bar, and those above it do, until it is popped`() {
    next.hidesBottomBarWhenPushed = true
    page.hidesBottomBarWhenPushed = true
    #expect(controls == ["Edit First", "A"])
    runtime.assemble { page.navigation?.push(next) }
    #expect(lines == ["< Next   [Edit Next]"])
    #expect(controls == ["Edit Next"])
    let last = runtime.assemble { ViewController() }
    runtime.assemble { page.navigation?.push(last) }
    #expect(lines == ["< "])
    runtime.assemble { page.navigation?.popToRoot() }
    #expect(lines == ["First   [Edit First]", "*A*"])
  }

  @Test func `a title view stands below the bar, in place of the title`() {
    let period = runtime.assemble { SegmentedControl("", ["Day", "Week"]) }
    page.navigationItem.titleView = period
    #expect(lines == ["        [Edit First]", "choice: [Day] [Week]", "*A*"])
    #expect(period.screen === page)
    page.navigationItem.titleView = nil
    #expect(lines == ["First   [Edit First]", "*A*"])
    #expect(period.superview == nil)
  }

  @Test func `what changes in a bar that the user sees is recorded, and the same again is not`() {
    runtime.assemble { page.navigation?.push(next) }
    let cancel = runtime.assemble { Button("Cancel") }
    let story = runtime.story {
      next.navigationItem.leftButtons = [cancel]
      next.navigationItem.leftButtons = [cancel]
      next.navigationItem.leftItemsSupplementBackButton = true
      next.navigationItem.leftButtons = []
      next.navigationItem.rightButton = cancel
      next.navigationItem.hidesBackButton = true
      next.navigationItem.hidesBackButton = true
      next.navigation?.isNavigationBarHidden = true
      next.navigation?.isNavigationBarHidden = true
    }
    #expect(
      story == """
        render: nobody -> the navigation bar set its left buttons
        render: nobody -> the navigation bar showed its back button
        render: nobody -> the navigation bar removed its left buttons
        render: nobody -> the navigation bar set its right buttons
        render: nobody -> the navigation bar hid its back button
        render: nobody -> the navigation bar hid it
        """
    )
  }

  @Test func `what changes in a bar that is hidden, or of a screen that is, is not recorded`() {
    runtime.assemble { page.navigation?.push(next) }
    let done = runtime.assemble { Button("Done") }
    let story = runtime.story {
      page.navigationItem.rightButton = done
      page.navigationItem.hidesBackButton = true
    }
    #expect(story == "")
    next.navigation?.isNavigationBarHidden = true
    #expect(runtime.story { next.navigationItem.rightButton = done } == "")
    #expect(runtime.story { next.navigationItem.hidesBackButton = true } == "")
  }
}
