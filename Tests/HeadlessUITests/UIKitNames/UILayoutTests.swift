import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Views and screens that lay themselves out as UIKit's do.
@Suite struct UILayoutTests {
  private let runtime = Runtime()
  private let page: CountingPage
  private let window: Window

  init() {
    let page = runtime.assemble { CountingPage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  @Test func `a view and its subclass are laid out, and super needs no try`() {
    #expect(page.log.passes.suffix(4) == ["will", "view", "badge", "did"])
  }

  @Test func `a screen is appearing behind its will appear, in the window, before it is laid out`()
  {
    #expect(page.log.passes.prefix(3) == ["will appear", "is appearing in Phone", "will"])
  }

  @Test func `a layout pass that is asked for comes in the next turn of the main queue, once`() {
    page.log.passes = []
    runtime.assemble {
      page.badge.setNeedsLayout()
      page.view.setNeedsLayout()
      page.log.passes.append("asked")
      runtime.mainQueue.drain()
    }
    #expect(page.log.passes == ["asked", "will", "view", "badge", "did"])
  }

  @Test func `a screen that is to be laid out is in another state than one that was`() {
    let rested = state
    runtime.assemble { page.badge.setNeedsLayout() }
    #expect(state != rested)
    runtime.assemble { page.view.layoutIfNeeded() }
    #expect(state == rested)
  }

  /// The state of the page, without the main queue and what the page counts.
  private var state: StateDigest.Value {
    var digest = StateDigest(firstIdentity: 1, NoReflection())
    page.describe(to: &digest)
    return digest.finish(runtime.registry)
  }

  private final class NoReflection: StateReflection {
    func describe(_ object: AnyObject, to digest: inout StateDigest) {}
    func describe<Value>(_ value: Value, to digest: inout StateDigest) {}
    func describe(closureAt place: UnsafeRawPointer, to digest: inout StateDigest) {}
  }

  @Test func `a layout pass that is needed runs at once, and is not repeated`() {
    page.log.passes = []
    runtime.assemble {
      page.view.layoutIfNeeded()
      page.badge.setNeedsLayout()
      page.view.layoutIfNeeded()
      page.log.passes.append("laid out")
      page.view.layoutIfNeeded()
      runtime.mainQueue.drain()
    }
    #expect(page.log.passes == ["will", "view", "badge", "did", "laid out"])
  }

  @Test func `a pass that asks for another does not run for ever`() {
    page.log.passes = []
    page.asksAgain = true
    runtime.assemble {
      page.view.setNeedsLayout()
      runtime.mainQueue.drain()
    }
    #expect(page.log.passes == ["will", "view", "badge", "did"])
  }

  @Test func `children are removed in a loop, without a try`() {
    let children = runtime.assemble { [CountingChild("a"), CountingChild("b")] }
    runtime.assemble { for child in children { page.show(child) } }
    #expect(children.map(\.heard) == [["a in", "a is in"], ["b in", "b is in"]])
    runtime.assemble { page.removeChildren() }
    #expect(page.children.isEmpty)
    #expect(children.map(\.heard.last) == ["a is out", "b is out"])
    #expect(children.map(\.heard.count) == [4, 4])
    #expect(children.map { $0.view.superview == nil } == [true, true])
  }
}

private final class Passes {
  var passes: [String] = []
}

private class CountingView: UIView {
  let log: Passes

  init(_ log: Passes) {
    self.log = log
    super.init()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.passes.append("view")
  }
}

private final class CountingBadge: CountingView {
  override func layoutSubviews() {
    super.layoutSubviews()
    log.passes.append("badge")
  }
}

private final class CountingPage: UIViewController {
  let log = Passes()
  var asksAgain = false
  private(set) lazy var badge = CountingBadge(log)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.passes.append("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.passes.append("is appearing in \(view.window?.name ?? "no window")")
  }

  override func viewWillLayoutSubviews() { log.passes.append("will") }

  override func viewDidLayoutSubviews() {
    log.passes.append("did")
    if asksAgain { view.setNeedsLayout() }
  }

  func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func removeChildren() {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }
}

private final class CountingChild: UIViewController {
  private let name: String
  private(set) var heard: [String] = []

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    heard.append(parent == nil ? "\(name) out" : "\(name) in")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    heard.append(parent == nil ? "\(name) is out" : "\(name) is in")
  }
}
