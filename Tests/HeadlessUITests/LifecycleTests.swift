import HeadlessUI
import MVC
import Testing

@Suite struct LifecycleTests {
  let runtime = Runtime()
  let window: Window
  let stack: NavigationController

  /// A window that is open on the screen A.
  init() throws {
    window = runtime.assemble { Window(name: "Phone", root: Page("A")) }
    stack = try #require(window.stacks.first)
    runtime.assemble { window.open() }
  }

  func moments(_ body: () -> Void) -> String { runtime.moments(body) }

  func push(_ names: String...) {
    runtime.assemble { for name in names { stack.push(Page(name)) } }
  }

  var names: [String] { window.controllers.map(\.flowName) }

  @Test func `opening a window loads its screen and lets it appear`() {
    let runtime = Runtime()
    let window = runtime.assemble { Window(name: "Phone", root: Page("A")) }
    let moments = runtime.moments { window.open() }
    #expect(
      moments == """
        A loadView
        A viewDidLoad
        A first load of tables
        A viewWillAppear
        A viewDidLayoutSubviews
        A viewDidAppear
        """
    )
  }

  @Test func `a push loads the new screen, and the old one disappears`() {
    #expect(
      moments { stack.push(Page("B")) } == """
        B loadView
        B viewDidLoad
        B first load of tables
        A viewWillDisappear
        B viewWillAppear
        B viewDidLayoutSubviews
        A viewDidDisappear
        B viewDidAppear
        """
    )
    #expect(names == ["A", "B"])
  }

  @Test func `a pop lets the screen below appear without loading it again`() {
    push("B")
    #expect(
      moments { stack.pop() } == """
        B willPop
        B viewWillDisappear
        A viewWillAppear
        A viewDidLayoutSubviews
        B viewDidDisappear
        A viewDidAppear
        B didLeave
        """
    )
    #expect(names == ["A"])
  }

  @Test func `the last screen can't be popped`() {
    #expect(moments { stack.pop() } == "")
    #expect(moments { stack.popToRoot() } == "")
    #expect(moments { stack.beginPop() } == "")
    #expect(names == ["A"])
  }

  @Test func `popToRoot skips the screens between, which neither appear nor disappear`() {
    push("B", "C")
    #expect(
      moments { stack.popToRoot() } == """
        C viewWillDisappear
        A viewWillAppear
        A viewDidLayoutSubviews
        C viewDidDisappear
        A viewDidAppear
        B didLeave
        C didLeave
        """
    )
    #expect(names == ["A"])
  }

  @Test func `setRoot loads the new screen, and all others are left`() {
    push("B")
    #expect(
      moments { stack.setRoot(Page("X")) } == """
        X loadView
        X viewDidLoad
        X first load of tables
        B viewWillDisappear
        X viewWillAppear
        X viewDidLayoutSubviews
        B viewDidDisappear
        X viewDidAppear
        A didLeave
        B didLeave
        """
    )
    #expect(names == ["X"])
  }

  @Test func `closing a window removes the screens in front first`() {
    push("B")
    runtime.assemble { window.present(Page("M")) }
    var gone: [String] = []
    window.willRelease = { gone.append($0.flowName) }
    #expect(
      moments { window.close() } == """
        M viewWillDisappear
        M viewDidDisappear
        M didLeave
        A didLeave
        B didLeave
        """
    )
    #expect(gone == ["M", "A", "B"])
    #expect(window.lines(width: 36) == [])
  }

  @Test func `a screen can call popToRoot while it is about to disappear`() {
    runtime.assemble { stack.push(Hasty("B")) }
    #expect(
      moments { stack.beginPop() } == """
        B willPop
        B viewWillDisappear
        B viewWillDisappear
        A viewWillAppear
        A viewDidLayoutSubviews
        B viewDidDisappear
        A viewDidAppear
        B didLeave
        """
    )
    #expect(names == ["A"])
    #expect(!stack.isPopBegun)
  }

  @Test func `a screen's layout passes can repeat`() {
    #expect(
      moments {
        window.top?.layOut()
        window.top?.layOut()
      } == """
        A viewDidLayoutSubviews
        A viewDidLayoutSubviews
        """
    )
  }

  @Test func `a window reports each screen once before it releases it, whichever way it is left`() {
    var gone: [String] = []
    window.willRelease = { gone.append($0.flowName) }
    push("B", "C", "D")
    runtime.assemble {
      stack.pop()
      stack.beginPop()
      stack.cancelPop()
      stack.beginPop()
      stack.finishPop()
      stack.popToRoot()
      window.present(Page("M"))
      window.dismiss()
      stack.setRoot(Page("X"))
    }
    #expect(gone == ["D", "C", "B", "M", "A"])
  }

  @Test func `a lifecycle hop is below its cause, and its own changes are below it`() {
    let story = runtime.story { stack.push(Talker("B")) }
    #expect(
      story == """
        navigation: nobody -> NavigationController pushed B
          lifecycle: NavigationController -> B loadView
          lifecycle: NavigationController -> B viewDidLoad
            render: B -> Element titled the screen 'loaded'
          lifecycle: NavigationController -> B first load of tables
          lifecycle: NavigationController -> A viewWillDisappear
          lifecycle: NavigationController -> B viewWillAppear
          lifecycle: NavigationController -> B viewDidLayoutSubviews
          lifecycle: NavigationController -> A viewDidDisappear
          lifecycle: NavigationController -> B viewDidAppear
        """
    )
  }
}

private final class Hasty: Page {
  override func viewWillDisappear() {
    if navigation?.isPopBegun == true { navigation?.popToRoot() }
  }
}

private final class Talker: Page {
  override func viewDidLoad() { title = "loaded" }
}
