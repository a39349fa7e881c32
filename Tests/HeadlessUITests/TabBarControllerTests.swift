import HeadlessUI
import MVC
import Testing

@Suite struct TabBarControllerTests {
  private let runtime = Runtime()
  private let window: Window
  private let tabs: TabBarController

  /// A window that is open on the tabs A and B, whose screens have the same names.
  init() {
    let runtime = runtime
    let tabs = runtime.assemble { Tabs(["A", "B"].map { Tab($0, root: Page($0)) }) }
    self.tabs = tabs
    window = runtime.assemble { Window(name: "Phone", root: tabs) }
    runtime.assemble { window.open() }
  }

  private func moments(_ body: () -> Void) -> String { runtime.moments(body) }
  private var names: [String] { window.controllers.map(\.flowName) }

  @Test func `the selected tab's screen loads and appears with the tab bar, the others do not`() {
    let runtime = Runtime()
    let window = runtime.assemble {
      Window(
        name: "Pad",
        root: Tabs([Tab("A", root: Page("A")), Tab("B", root: Page("B"))], selectedIndex: 1)
      )
    }
    #expect(
      runtime.moments { window.open() } == """
        Tabs loadView
        Tabs viewDidLoad
        Tabs first load of tables
        Tabs viewWillAppear
        B loadView
        B viewDidLoad
        B first load of tables
        B viewWillAppear
        Tabs viewDidLayoutSubviews
        B viewDidLayoutSubviews
        Tabs viewDidAppear
        B viewDidAppear
        """
    )
    #expect(window.top?.flowName == "B")
  }

  @Test func `the new screen begins to appear before the old one disappears`() {
    let story = runtime.story { #expect(tabs.tabs[1].tap() == .heard) }
    #expect(
      story == """
        user event: user -> 'B' tap 'B'
          lifecycle: NavigationController -> B loadView
          lifecycle: NavigationController -> B viewDidLoad
          lifecycle: NavigationController -> B first load of tables
          lifecycle: NavigationController -> B viewWillAppear
          lifecycle: NavigationController -> A viewWillDisappear
          lifecycle: NavigationController -> B viewDidLayoutSubviews
          lifecycle: NavigationController -> A viewDidDisappear
          lifecycle: NavigationController -> B viewDidAppear
        """
    )
    #expect(
      moments { _ = tabs.tabs[0].tap() } == """
        A viewWillAppear
        B viewWillDisappear
        A viewDidLayoutSubviews
        B viewDidDisappear
        A viewDidAppear
        """
    )
    #expect(names == ["Tabs", "A", "B"])
  }

  @Test func `the bar is a line below the screen, and hidden tabs show nothing`() {
    tabs.tabs[0].stack.top?.title = "First"
    tabs.tabs[1].stack.top?.view.addSubview(Label("of B"))
    #expect(window.lines(width: 20) == ["First", "*A*  [B]"])
    _ = tabs.tabs[1].tap()
    #expect(window.lines(width: 20) == ["", "of B", "[A]  *B*"])
    tabs.tabs[0].isEnabled = false
    #expect(window.lines(width: 20).last == "(A)  *B*")
    #expect(tabs.tabs[0].tap() == .disabled)
    #expect(window.top?.elements.map(\.flowName) == ["Element", "a label", "'A'", "'B'"])
  }

  @Test
  func `a push stays in its tab, and a tap on the selected tab goes back to the first screen`() {
    let stack = tabs.tabs[0].stack
    runtime.assemble {
      stack.push(Page("X"))
      stack.push(Page("Y"))
    }
    #expect(window.lines(width: 20) == ["< ", "*A*  [B]"])
    _ = tabs.tabs[1].tap()
    #expect(window.top?.flowName == "B")
    _ = tabs.tabs[0].tap()
    #expect(window.top?.flowName == "Y")
    let story = runtime.story { _ = tabs.tabs[0].tap() }
    #expect(
      story == """
        user event: user -> 'A' tap 'A'
          lifecycle: NavigationController -> Y viewWillDisappear
          lifecycle: NavigationController -> A viewWillAppear
          lifecycle: NavigationController -> A viewDidLayoutSubviews
          lifecycle: NavigationController -> Y viewDidDisappear
          lifecycle: NavigationController -> A viewDidAppear
          lifecycle: NavigationController -> X didLeave
          lifecycle: NavigationController -> Y didLeave
        """
    )
    #expect(moments { _ = tabs.tabs[0].tap() } == "")
  }

  @Test func `a push in a tab that is not selected loads nothing before the tab is`() {
    let stack = tabs.tabs[1].stack
    #expect(moments { stack.push(Page("X")) } == "")
    #expect(
      moments { tabs.selectedIndex = 1 } == """
        X loadView
        X viewDidLoad
        X first load of tables
        X viewWillAppear
        A viewWillDisappear
        X viewDidLayoutSubviews
        A viewDidDisappear
        X viewDidAppear
        """
    )
  }

  @Test func `a tap on a tab calls the delegate, and code that selects it does not`() {
    let page = runtime.assemble { Listener() }
    tabs.delegate = page
    _ = tabs.tabs[1].tap()
    _ = tabs.tabs[1].tap()
    runtime.assemble { tabs.selectedIndex = 0 }
    #expect(page.heard == ["1", "1"])
    #expect(tabs.selectedTab === tabs.tabs[0])
    let hop = runtime.flow.hops.last { $0.kind == .navigate }
    #expect(hop?.name == "selected the tab 'A'")
    #expect(runtime.story { tabs.selectedIndex = 0 } == "")
    #expect(runtime.story { tabs.selectedIndex = 2 } == "")
  }

  @Test func `a swipe back that was begun is cancelled when another tab is selected`() {
    let stack = tabs.tabs[0].stack
    runtime.assemble {
      stack.push(Page("X"))
      stack.beginPop()
    }
    #expect(moments { _ = tabs.tabs[1].tap() }.hasSuffix("X viewDidDisappear\nB viewDidAppear"))
    #expect(!stack.isPopBegun)
    #expect(stack.stack.map(\.flowName) == ["A", "X"])
  }

  @Test func `all tabs leave with the window, and it knows each screen before it releases it`() {
    var gone: [String] = []
    window.willRelease = { gone.append($0.flowName) }
    #expect(
      moments { window.close() } == """
        Tabs viewWillDisappear
        A viewWillDisappear
        Tabs viewDidDisappear
        A viewDidDisappear
        Tabs didLeave
        A didLeave
        B didLeave
        """
    )
    #expect(gone == ["A", "B", "Tabs"])
  }

  @Test func `an alert, a toast and a presented screen of a tab are in front of the whole window`()
    throws
  {
    let page = try #require(window.top)
    runtime.assemble { page.present(Alert("Sure?", actions: [AlertAction("Yes")])) }
    runtime.assemble { tabs.selectedIndex = 1 }
    #expect(window.lines(width: 20) == ["", "[A]  *B*", "-- Sure? --", "[Yes]"])
    runtime.assemble { window.top?.dismissAlert() }
    runtime.assemble { page.showToast("Saved") }
    #expect(window.lines(width: 20).last == "( Saved )")
    runtime.assemble { window.top?.present(Page("M")) }
    #expect(window.top?.flowName == "M")
    #expect(window.lines(width: 20) == ["", "( Saved )"])
  }

  @Test func `without tabs there is an empty screen`() {
    let window = runtime.assemble { Window(name: "Pad", root: TabBarController([])) }
    runtime.assemble { window.open() }
    #expect(window.lines(width: 20) == [""])
  }
}

private final class Tabs: TabBarController {
  override var flowName: String { "Tabs" }
}

private final class Listener: ViewController, TabBarControllerDelegate {
  var heard: [String] = []

  func tabBar(_ controller: TabBarController, didSelect tab: Tab) {
    heard.append("\(controller.selectedIndex ?? -1)")
  }
}
