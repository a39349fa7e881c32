import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UITabBarControllerTests {
  private let runtime = Runtime()
  private let pages: [NamedScreen]
  private let main: MainTabs
  private let window: Window

  /// A window on a tab bar controller that makes the tabs A, B and C when it loads.
  init() {
    let runtime = runtime
    let pages = runtime.assemble { ["A", "B", "C"].map(NamedScreen.init) }
    let main = runtime.assemble { MainTabs() }
    main.pages = pages
    window = runtime.assemble { Window(name: "Phone", root: main) }
    (self.pages, self.main) = (pages, main)
  }

  private var bar: String { window.lines(width: 30).last ?? "" }

  /// Opens the window, and keeps no screen alive but by the tabs.
  private func open() {
    runtime.assemble { window.open() }
    main.pages = []
  }

  private func set(_ controllers: [ViewController]?) -> String {
    runtime.moments { main.setViewControllers(controllers, animated: true) }
  }

  @Test func `screens that are set when the tab bar loads make tabs, of which the first appears`() {
    #expect(
      runtime.moments { window.open() } == """
        MainTabs loadView
        MainTabs viewDidLoad
        MainTabs first load of tables
        MainTabs viewWillAppear
        A loadView
        A viewDidLoad
        A first load of tables
        A viewWillAppear
        MainTabs viewDidLayoutSubviews
        A viewDidLayoutSubviews
        MainTabs viewDidAppear
        A viewDidAppear
        """
    )
    #expect(main.heard == ["will appear: false", "did appear: false"])
    #expect(main.viewControllers?.elementsEqual(pages, by: ===) == true)
    #expect(bar == "*A*  [B]  [C]")
  }

  @Test func `a tab shows the title of its item or, without one, that of its screen`() {
    open()
    pages[1].tabBarItem = UITabBarItem(title: "Second")
    pages[2].tabBarItem.title = "Third"
    pages[2].title = "Screen"
    pages[0].title = "First"
    #expect(bar == "*First*  [Second]  [Third]")
    let next = runtime.assemble { NamedScreen("X") }
    runtime.assemble {
      pages[0].navigationController?.pushViewController(next, animated: true)
    }
    #expect(bar == "*First*  [Second]  [Third]")
  }

  @Test func `a tab is made on a stack, which is what the tab bar controller returns`() {
    open()
    let stack = runtime.assemble { UINavigationController() }
    runtime.assemble { main.setViewControllers([pages[0], stack], animated: false) }
    #expect(main.viewControllers?.elementsEqual([pages[0], stack], by: ===) == true)
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 1)
    #expect(bar == "*A*  [Stack]")
    runtime.assemble {
      main.selectedViewController = stack
      stack.pushViewController(pages[1], animated: false)
    }
    #expect(main.selectedIndex == 1)
    #expect(pages[1].tabBarController === main)
    #expect(window.lines(width: 30) == ["B", "[A]  *Stack*"])
    stack.tabBarItem.title = nil
    #expect(bar == "[A]  *B*")
    pages[1].tabBarItem = UITabBarItem(tabBarSystemItem: .mostRecent, tag: 2)
    #expect(bar == "[A]  *Most Recent*")
  }

  @Test func `a new title of a tab is drawn by who sets it, and the same title is no change`() {
    open()
    let story = runtime.story { pages[2].tabBarItem.title = "Third" }
    #expect(story == "render: nobody -> 'Third' titled 'Third'")
    #expect(runtime.story { pages[2].tabBarItem.title = "Third" } == "")
    #expect(bar == "*A*  [B]  [Third]")
  }

  @Test func `a badge stands behind the title, and is drawn by who sets it`() {
    open()
    pages[2].tabBarItem.badgeValue = "3"
    #expect(bar == "*A*  [B]  [C (3)]")
    pages[0].navigationController?.tabBarItem.badgeValue = "new"
    #expect(bar == "*A (new)*  [B]  [C (3)]")
    let story = runtime.story { pages[2].tabBarItem.badge = "4" }
    #expect(story == "render: nobody -> 'C' badged 'C'")
    #expect(runtime.story { pages[2].tabBarItem.badgeValue = "4" } == "")
    pages[2].tabBarItem.badgeValue = nil
    #expect(bar == "*A (new)*  [B]  [C]")
    #expect(main.tabs[2].callNames == ["C"])
  }

  @Test func `the delegate may refuse a tap, and hears of the others`() {
    open()
    let delegate = TabDelegate()
    main.delegate = delegate
    delegate.refused = pages[1]
    #expect(main.tabs[1].tap() == .heard)
    #expect(delegate.heard == ["may B?"])
    #expect(bar == "*A*  [B]  [C]")
    #expect(main.heard == ["will appear: false", "did appear: false"])
    delegate.heard = []
    for tab in [2, 2] { #expect(main.tabs[tab].tap() == .heard) }
    #expect(delegate.heard == ["may C?", "C at 2", "may C?", "C at 2"])
    #expect(main.heard == ["will appear: false", "did appear: false"])
    runtime.assemble { main.selectedIndex = 0 }
    #expect(delegate.heard.count == 4)
  }

  @Test func `a screen selects another tab, and one that does not exist is no change`() {
    open()
    let alone = runtime.assemble { NamedScreen("alone") }
    #expect(alone.tabBarController == nil)
    #expect(pages[0].tabBarController === main)
    runtime.assemble { pages[0].tabBarController?.selectedIndex = 1 }
    #expect(main.selectedIndex == 1)
    #expect(main.selectedViewController === pages[1])
    let nothing = runtime.story {
      main.selectedIndex = 9
      main.selectedIndex = nil
      main.selectedViewController = alone
    }
    #expect(nothing == "")
    runtime.assemble { main.selectedViewController = pages[2] }
    #expect(bar == "[A]  [B]  *C*")
  }

  @Test func `a screen that is set again keeps its tab with all its screens, and others leave`() {
    open()
    let (next, new) = runtime.assemble { (NamedScreen("X"), NamedScreen("D")) }
    runtime.assemble {
      main.selectedIndex = 1
      main.tabs[1].stack.push(next)
    }
    let story = runtime.story { main.setViewControllers([new, pages[1]], animated: true) }
    #expect(
      story == """
        navigation: nobody -> MainTabs set 2 tabs
          lifecycle: NavigationController -> A didLeave
          lifecycle: NavigationController -> C didLeave
        """
    )
    #expect(window.lines(width: 30) == ["< X", "[D]  *B*"])
    #expect(pages[0].navigationController == nil)
    #expect(set([new, pages[1]]) == "")
  }

  @Test func `if the selected screen goes, the one at its place appears before it disappears`() {
    open()
    runtime.assemble { main.selectedIndex = 1 }
    #expect(
      set([pages[0], pages[2]]) == """
        C loadView
        C viewDidLoad
        C first load of tables
        C viewWillAppear
        B viewWillDisappear
        C viewDidLayoutSubviews
        B viewDidDisappear
        C viewDidAppear
        B didLeave
        """
    )
    #expect(bar == "[A]  *C*")
    #expect(set([pages[0]]).hasPrefix("A viewWillAppear\nC viewWillDisappear\n"))
    #expect(bar == "*A*")
  }

  @Test func `all tabs can go, and come again`() {
    open()
    #expect(
      set(nil) == """
        A viewWillDisappear
        A viewDidDisappear
        A didLeave
        B didLeave
        C didLeave
        """
    )
    #expect(main.selectedIndex == nil)
    #expect(main.selectedViewController == nil)
    #expect(window.lines(width: 30) == [""])
    #expect(
      set([pages[0]]) == """
        A viewWillAppear
        A viewDidLayoutSubviews
        A viewDidAppear
        """
    )
    #expect(window.lines(width: 30) == ["A", "*A*"])
  }

  @Test func `the window knows a screen that goes, and nothing keeps it alive`() {
    open()
    var gone: [String] = []
    window.willRelease = { gone.append($0.flowName) }
    weak var last: NamedScreen?
    runtime.assemble {
      let page = NamedScreen("D")
      last = page
      main.viewControllers = pages + [page]
    }
    #expect(last != nil)
    runtime.assemble { main.viewControllers = [pages[0]] }
    #expect(gone == ["B", "C", "D"])
    #expect(last == nil)
  }

  @Test func `the delegate hears of a tab that comes later, too`() {
    open()
    let delegate = TabDelegate()
    main.delegate = delegate
    let new = runtime.assemble { NamedScreen("D") }
    runtime.assemble { main.viewControllers?.append(new) }
    #expect(main.tabs[3].tap() == .heard)
    #expect(delegate.heard == ["may D?", "D at 3"])
  }
}

private final class MainTabs: UITabBarController {
  var pages: [NamedScreen] = []
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = pages
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("will appear: \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) { heard.append("did appear: \(animated)") }
}

private final class TabDelegate: UITabBarControllerDelegate {
  weak var refused: UIViewController?
  var heard: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    heard.append("may \(viewController.flowName)?")
    return viewController !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    let index = tabBarController.selectedIndex ?? -1
    heard.append("\(viewController.flowName) at \(index)")
  }
}

/// A screen with a title, which is its name in the flow, too.
final class NamedScreen: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
    title = name
  }

  override var flowName: String { name }
}
