import HeadlessUI
import MVC
import Testing
import UIKitNames

/// What a stack tells its delegate, and a stack that the app makes itself.
@Suite struct UINavigationControllerTests {
  private let runtime = Runtime()
  private let stack: UINavigationController
  private let delegate = StackDelegate()
  private let pages: [NamedScreen]

  init() {
    let runtime = runtime
    stack = runtime.assemble { UINavigationController() }
    pages = runtime.assemble { ["A", "B", "C"].map(NamedScreen.init) }
    stack.delegate = delegate
  }

  private func open(_ root: any Presentable) -> Window {
    runtime.assemble {
      let window = Window(name: "Phone", root: root)
      window.open()
      return window
    }
  }

  private func heard(_ body: () -> Void) -> [String] {
    delegate.heard = []
    runtime.assemble(body)
    return delegate.heard
  }

  @Test func `a window shows a stack that was filled before`() {
    runtime.assemble { stack.pushViewController(pages[0], animated: false) }
    #expect(delegate.heard == [])
    let window = open(stack)
    #expect(window.stacks.count == 1 && window.stacks.first === stack)
    #expect(pages[0].navigationController === stack)
    #expect(window.lines(width: 20) == ["A"])
    #expect(delegate.heard == ["will show A", "did show A"])
  }

  @Test func `a dismissed stack keeps its screens, and can be presented with them again`() {
    let window = open(pages[2])
    stack.viewControllers = [pages[0], pages[1]]
    for _ in 1...2 {
      runtime.assemble { pages[2].present(stack, animated: true) }
      #expect(window.lines(width: 20) == ["< B"])
      #expect(pages[1].navigationController === stack)
      runtime.assemble { pages[1].dismiss(animated: true) }
      #expect(window.lines(width: 20) == ["C"])
      #expect(stack.viewControllers == [pages[0], pages[1]])
    }
  }

  @Test func `a window on an empty stack shows the first screen that is pushed`() {
    let window = open(stack)
    #expect(window.lines(width: 20) == [])
    #expect(
      heard { stack.pushViewController(pages[0], animated: false) } == [
        "will show A", "did show A",
      ]
    )
    #expect(window.lines(width: 20) == ["A"])
  }

  @Test func `the delegate hears of each screen that comes to the top, with the one that goes`() {
    stack.viewControllers = [pages[0]]
    let window = open(stack)
    #expect(
      heard { stack.pushViewController(pages[1], animated: true) } == [
        "will show B for A", "did show B for A",
      ]
    )
    #expect(
      heard { stack.setViewControllers([pages[0], pages[1], pages[2]], animated: true) } == [
        "will show C for B", "did show C for B",
      ]
    )
    #expect(
      heard { stack.popToRootViewController(animated: true) } == [
        "will show A for C", "did show A for C",
      ]
    )
    #expect(stack.transitionCoordinator == nil)
    #expect(window.lines(width: 20) == ["A"])
  }

  @Test func `screens below the top come and go unheard`() {
    stack.viewControllers = [pages[0], pages[1]]
    let window = open(stack)
    #expect(heard { stack.viewControllers = [pages[2], pages[1]] } == [])
    #expect(window.lines(width: 20) == ["< B"])
  }

  @Test func `a swipe back that is cancelled shows no screen`() {
    stack.viewControllers = [pages[0], pages[1]]
    let window = open(stack)
    #expect(heard { stack.beginPop() } == ["will show A for B"])
    #expect(heard { stack.cancelPop() } == [])
    #expect(window.lines(width: 20) == ["< B"])
    _ = heard { stack.beginPop() }
    #expect(heard { stack.finishPop() } == ["did show A for B"])
  }

  @Test func `a screen that comes into sight again is not heard of`() {
    stack.viewControllers = [pages[0]]
    pages[1].modalPresentationStyle = .fullScreen
    let window = open(stack)
    #expect(heard { pages[0].present(pages[1], animated: true) } == [])
    #expect(heard { pages[1].dismiss(animated: true) } == [])
    runtime.assemble { window.close() }
    #expect(delegate.heard == [])
  }

  @Test func `an empty stack is not presented, and the flow says why`() {
    _ = open(pages[0])
    let story = runtime.story {
      pages[0].present(UINavigationController(), animated: true)
    }
    #expect(story == "navigation: nobody -> A presented a stack")
    #expect(runtime.flow.hops.last?.detail == .text("it has no screen"))
    #expect(pages[0].presentedViewController == nil)
  }

  @Test func `a stack that takes the place of another one lets its screens go`() {
    let window = open(pages[0])
    var gone: [String] = []
    window.willRelease = { gone.append($0.flowName) }
    stack.viewControllers = [pages[1], pages[2]]
    #expect(heard { window.replaceScreens(by: stack) } == ["will show C", "did show C"])
    #expect(gone == ["A"])
    #expect(pages[0].navigationController == nil)
    #expect(window.lines(width: 20) == ["< C"])
  }
}

private final class StackDelegate: UINavigationControllerDelegate {
  var heard: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { hear("will show", viewController, of: navigationController) }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { hear("did show", viewController, of: navigationController) }

  private func hear(_ moment: String, _ screen: UIViewController, of stack: UINavigationController)
  {
    let transition = stack.transitionCoordinator
    let gone = transition?.viewController(forKey: .from)?.flowName
    #expect(transition == nil || transition?.viewController(forKey: .to) === screen)
    heard.append("\(moment) \(screen.flowName)" + (gone.map { " for \($0)" } ?? ""))
  }
}
