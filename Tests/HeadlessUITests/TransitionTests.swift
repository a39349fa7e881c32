import HeadlessUI
import MVC
import Testing

/// Pushes and pops that take time: as in UIKit, the stack changes at once, and until the transition is over the user can
/// touch the screen that leaves.
@Suite struct TransitionTests {
  private let runtime = Runtime()
  private let stack: NavigationController
  private let window: Window

  init() {
    let runtime = runtime
    runtime.transitionTime = .milliseconds(350)
    stack = runtime.assemble { NavigationController(root: Page("A")) }
    let stack = stack
    window = runtime.assemble { Window(name: "Phone", root: stack) }
    let window = window
    runtime.assemble { window.open() }
  }

  private func moments(_ body: () -> Void) -> String { runtime.moments(body) }
  private func push(_ name: String) { runtime.assemble { stack.push(Page(name)) } }
  private func wait(_ milliseconds: Int = 350) {
    runtime.assemble { runtime.clock.advance(by: .milliseconds(milliseconds)) }
  }

  @Test func `a push changes the stack at once, and the screens when its time is over`() {
    #expect(
      moments { push("B") } == """
        B loadView
        B viewDidLoad
        B first load of tables
        A viewWillDisappear
        B viewWillAppear
        B viewDidLayoutSubviews
        """
    )
    #expect(stack.top?.flowName == "B")
    #expect(window.top?.flowName == "A")
    #expect(window.arriving?.flowName == "B")
    #expect(!stack.offersBack)
    #expect(stack.transitionCoordinator?.viewController(forKey: .to)?.flowName == "B")
    #expect(moments { wait(349) } == "")
    #expect(
      moments { wait(1) } == """
        A viewDidDisappear
        B viewDidAppear
        """
    )
    #expect(window.top?.flowName == "B")
    #expect(window.arriving == nil)
    #expect(stack.offersBack)
    #expect(stack.transitionCoordinator == nil)
  }

  @Test func `a popped screen leaves when the time is over`() {
    push("B")
    wait()
    #expect(
      moments { stack.pop() } == """
        B willPop
        B viewWillDisappear
        A viewWillAppear
        A viewDidLayoutSubviews
        """
    )
    #expect(window.top?.flowName == "B")
    #expect(window.controllers.map(\.flowName) == ["A", "B"])
    #expect(
      moments { wait() } == """
        B viewDidDisappear
        A viewDidAppear
        B didLeave
        """
    )
    #expect(window.controllers.map(\.flowName) == ["A"])
  }

  @Test func `a second push ends the transition of the first one`() {
    push("B")
    #expect(
      moments { push("C") } == """
        A viewDidDisappear
        B viewDidAppear
        C loadView
        C viewDidLoad
        C first load of tables
        B viewWillDisappear
        C viewWillAppear
        C viewDidLayoutSubviews
        """
    )
    #expect(window.top?.flowName == "B")
    #expect(
      moments { wait() } == """
        B viewDidDisappear
        C viewDidAppear
        """
    )
    #expect(stack.stack.map(\.flowName) == ["A", "B", "C"])
  }

  @Test func `a transition that is not animated takes no time`() {
    runtime.assemble { stack.push(Page("B"), animated: false) }
    #expect(window.top?.flowName == "B")
    runtime.assemble { stack.pop(animated: false) }
    #expect(window.top?.flowName == "A")
    runtime.assemble { stack.setRoot(Page("C")) }
    #expect(window.top?.flowName == "C")
    #expect(runtime.clock.pending.isEmpty)
  }

  @Test func `a screen in front, another tab and the end of the window end a transition`() {
    push("B")
    #expect(
      moments { window.present(Page("X")) } == """
        A viewDidDisappear
        B viewDidAppear
        B viewWillDisappear
        B viewDidDisappear
        X loadView
        X viewDidLoad
        X first load of tables
        X viewWillAppear
        X viewDidLayoutSubviews
        X viewDidAppear
        """
    )
    #expect(runtime.clock.pending.isEmpty)
    runtime.assemble { window.dismiss() }
    runtime.assemble { stack.pop() }
    #expect(
      moments { window.close() } == """
        B viewDidDisappear
        A viewDidAppear
        B didLeave
        A viewWillDisappear
        A viewDidDisappear
        A didLeave
        """
    )
    #expect(runtime.clock.pending.isEmpty)
  }

  @Test func `a stack in a tab has its own transition, which ends with its tab`() {
    let tabs = runtime.assemble {
      TabBarController([Tab("First", root: Page("A")), Tab("Second", root: Page("B"))])
    }
    let window = runtime.assemble { Window(name: "Pad", root: tabs) }
    runtime.assemble { window.open() }
    runtime.assemble { tabs.selectedTab?.stack.push(Page("C")) }
    #expect(window.top?.flowName == "A")
    #expect(window.arriving?.flowName == "C")
    #expect(
      moments { tabs.selectedIndex = 1 } == """
        A viewDidDisappear
        C viewDidAppear
        B loadView
        B viewDidLoad
        B first load of tables
        B viewWillAppear
        C viewWillDisappear
        B viewDidLayoutSubviews
        C viewDidDisappear
        B viewDidAppear
        """
    )
    #expect(window.top?.flowName == "B")
    #expect(window.arriving == nil)
  }

  @Test func `an alert ends the transition, and is in front of the screen that came`() {
    push("B")
    runtime.assemble { stack.top?.present(Alert("Sure?", actions: [])) }
    #expect(window.top?.flowName == "B")
    #expect(window.top?.alert?.title == "Sure?")
    #expect(runtime.clock.pending.isEmpty)
  }

  @Test func `a screen that presents while it appears takes no time to come`() {
    runtime.assemble { stack.push(Asking()) }
    #expect(window.top?.alert?.title == "Sure?")
    #expect(window.arriving == nil)
  }

  @Test func `a screen that pushes another while it appears leaves no transition behind`() {
    runtime.assemble { stack.push(Hurried()) }
    #expect(stack.stack.map(\.flowName) == ["A", "Hurried"])
    wait(1000)
    #expect(window.top?.flowName == "Hurried")
    #expect(window.arriving == nil)
    #expect(runtime.clock.pending.isEmpty)
  }

  @Test func `a screen within a tab bar that slides in appears once`() {
    let tabs = runtime.assemble { TabBarController([Tab("First", root: Page("X"))]) }
    runtime.assemble { stack.push(tabs) }
    wait(100)
    let pushed = moments { tabs.selectedTab?.stack.push(Page("Y")) }
    #expect(pushed.hasSuffix("Y viewDidLayoutSubviews"))
    #expect(
      moments { wait(250) }.split(separator: "\n").filter { !$0.hasPrefix("TabBar") } == [
        "A viewDidDisappear", "Y viewDidAppear",
      ]
    )
    #expect(moments { wait(100) } == "X viewDidDisappear")
  }

  @Test func `the window shows the screen that leaves, and names the one that comes`() {
    let first = runtime.assemble { ViewController() }
    let window = runtime.assemble { Window(name: "Phone", root: NavigationController(root: first)) }
    runtime.assemble {
      window.open()
      first.title = "Start"
      let next = ViewController()
      next.title = "Page"
      first.navigation?.push(next)
    }
    #expect(window.lines(width: 20) == ["Start", ">> Page"])
    wait()
    #expect(window.lines(width: 20) == ["< Page"])
  }
}

private final class Asking: ViewController {
  override func viewIsAppearing() { present(Alert("Sure?", actions: [])) }
}

private final class Hurried: ViewController {
  override func viewWillAppear() { navigation?.push(Page("B")) }
}
