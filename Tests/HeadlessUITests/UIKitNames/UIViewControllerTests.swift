import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIViewControllerTests {
  let runtime = Runtime()
  let page: NamedPage
  let window: Window

  init() {
    let page = runtime.assemble { NamedPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
  }

  @Test func `super needs no try, and nothing is animated`() {
    runtime.assemble { window.open() }
    #expect(page.heard == ["load", "did load", "will appear: false", "did appear: false"])
    page.heard = []
    runtime.assemble { window.close() }
    #expect(page.heard == ["will disappear: false", "did disappear: false"])
  }

  @Test func `a pushed screen pops itself, and the first screen of a stack stays`() {
    runtime.assemble { window.open() }
    let next = runtime.assemble { NamedPage() }
    runtime.assemble { page.navigationController?.pushViewController(next, animated: true) }
    #expect(next.navigationController === page.navigationController)
    #expect(next.presentingViewController == nil)
    #expect(window.top === next)
    #expect(next.navigationController?.popViewController(animated: true) === next)
    #expect(window.top === page)
    #expect(page.navigationController?.popViewController(animated: true) == nil)
  }

  @Test func `a stack pops to its first screen, and returns the others`() {
    let (next, last) = runtime.assemble { (NamedPage(), NamedPage()) }
    #expect(!page.isViewLoaded)
    runtime.assemble { window.open() }
    #expect(page.isViewLoaded)
    let stack = page.navigationController
    runtime.assemble {
      for screen in [next, last] { stack?.pushViewController(screen, animated: true) }
    }
    #expect(stack?.topViewController === last)
    #expect(ids(stack?.viewControllers) == ids([page, next, last]))
    #expect(ids(stack?.popToRootViewController(animated: true)) == ids([next, last]))
    #expect(ids(stack?.viewControllers) == ids([page]))
    #expect(ids(stack?.popToRootViewController(animated: true)) == nil)
  }

  private func ids(_ screens: [ViewController]?) -> [ObjectIdentifier]? {
    screens?.map(ObjectIdentifier.init)
  }

  @Test func `a presented screen knows the screen behind it, and dismisses itself`() {
    runtime.assemble { window.open() }
    let front = runtime.assemble { NamedPage() }
    var heard: [String] = []
    inOneEvent {
      page.present(front, animated: true) { heard.append("presented") }
      heard.append("behind it")
    }
    #expect(heard == ["behind it", "presented"])
    #expect(front.heard.last == "did appear: false")
    #expect(front.presentingViewController === page)
    #expect(page.presentedViewController === front)
    #expect(page.presentingViewController == nil)
    #expect(front.presentedViewController == nil)
    inOneEvent { front.dismiss(animated: true) { heard.append("dismissed") } }
    #expect(heard.last == "dismissed")
    #expect(window.top === page)
    #expect(front.presentingViewController == nil)
    #expect(page.presentedViewController == nil)
  }

  @Test func `a presented tab bar's screens know the screen behind it`() {
    runtime.assemble { window.open() }
    let tabs = runtime.assemble { UITabBarController() }
    let inner = runtime.assemble { NamedPage() }
    runtime.assemble {
      tabs.viewControllers = [inner]
      page.navigationController?.present(tabs, animated: true)
    }
    #expect(inner.presentingViewController === page)
    #expect(page.presentedViewController === tabs)
    runtime.assemble { inner.navigationController?.dismiss(animated: true) }
    #expect(window.top === page)
  }

  @Test func `a stack is presented as it is, and its screens appear then`() {
    runtime.assemble { window.open() }
    let (first, second) = runtime.assemble { (NamedPage(), NamedPage()) }
    runtime.assemble {
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      #expect(second.heard == [])
      page.present(stack, animated: true)
    }
    #expect(second.heard == ["load", "did load", "will appear: false", "did appear: false"])
    #expect(first.heard == [])
    #expect(page.presentedViewController === first)
    runtime.assemble { _ = second.navigationController?.popViewController(animated: true) }
    #expect(window.top === first)
  }

  @Test func `the screens of a stack are set, and those that stay do not appear again`() {
    runtime.assemble { window.open() }
    let (next, last) = runtime.assemble { (NamedPage(), NamedPage()) }
    let stack = page.navigationController
    runtime.assemble { stack?.setViewControllers([page, next, last], animated: true) }
    #expect(window.top === last)
    last.heard = []
    runtime.assemble {
      stack?.viewControllers = [next, last]
      stack?.viewControllers = []
    }
    #expect(last.heard == [])
    #expect(page.navigationController == nil)
    #expect(ids(stack?.popToViewController(next, animated: true)) == ids([last]))
    #expect(ids(stack?.popToViewController(next, animated: true)) == [])
    #expect(ids(stack?.popToViewController(page, animated: true)) == nil)
    #expect(window.top === next)
  }

  @Test func `a view is in a window while its screen appears, and not behind another`() {
    #expect(page.view.window == nil)
    runtime.assemble { window.open() }
    let next = runtime.assemble { NamedPage() }
    #expect(page.view.window === window)
    #expect(next.view.window == nil)
    runtime.assemble { page.navigationController?.pushViewController(next, animated: true) }
    #expect(page.view.window == nil)
    #expect(next.view.window === window)
    let label = runtime.assemble { UILabel() }
    #expect(label.window == nil)
    next.view.addSubview(label)
    #expect(label.window === window)
  }

  @Test func `the first item on the right is the last one, and a side without items has none`() {
    let item: UINavigationItem = page.navigationItem
    #expect(item.leftBarButtonItems == nil)
    #expect(item.rightBarButtonItems == nil)
    let (add, save) = (UIBarButtonItem("Add"), UIBarButtonItem("Save"))
    item.rightBarButtonItems = [add, save]
    item.leftBarButtonItems = [page.editButtonItem, UIBarButtonItem("Sort")]
    #expect(item.rightButtons.map(\.title) == ["Save", "Add"])
    #expect(item.rightBarButtonItem === add)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Add", "Save"])
    #expect(item.leftButtons.map(\.title) == ["Edit", "Sort"])
    #expect(item.leftBarButtonItem === page.editButtonItem)
    item.leftBarButtonItems = nil
    #expect(item.leftButtons.isEmpty)
  }

  @Test func `a bar button item replaces the first one on its side, moves to it, or removes it`() {
    let item = page.navigationItem
    let (add, save) = (UIBarButtonItem("Add"), UIBarButtonItem("Save"))
    item.rightBarButtonItem = add
    #expect(item.rightButtons.map(\.title) == ["Add"])
    item.rightBarButtonItem = save
    #expect(item.rightButtons.map(\.title) == ["Save"])
    item.rightBarButtonItems = [add, save]
    item.rightBarButtonItem = save
    #expect(item.rightBarButtonItems?.map(\.title) == ["Save", "Add"])
    item.rightBarButtonItem = page.editButtonItem
    #expect(item.rightBarButtonItems?.map(\.title) == ["Edit", "Add"])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems?.map(\.title) == ["Add"])
    item.leftBarButtonItem = save
    #expect(item.leftButtons.map(\.title) == ["Save"])
  }

  @Test func `a title for another state than the normal one is not drawn`() {
    let button = UIButton("Start")
    button.setTitle("Going", for: .highlighted)
    #expect(button.title == "Start")
    button.setTitle("Stop", for: UIControl.State())
    #expect(button.title == "Stop")
  }

  @Test func `an invalidated timer does not fire`() {
    let timer = page.every(.seconds(1)) { [page] in page.heard.append("timer") }
    timer.invalidate()
    runtime.clock.advance(by: .seconds(2))
    #expect(page.heard == [])
  }
}

final class NamedPage: UIViewController {
  var heard: [String] = []

  override func loadView() {
    super.loadView()
    heard.append("load")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heard.append("will appear: \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) { heard.append("did appear: \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { heard.append("will disappear: \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("did disappear: \(animated)") }
}
