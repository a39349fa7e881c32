import HeadlessUI
import MVC
import Testing

@Suite struct LayoutTests {
  private let runtime = Runtime()
  private let log = Log()
  private let window: Window

  /// A window on a screen with a box in a box.
  init() {
    let log = log
    window = runtime.assemble { Window(name: "Phone", root: Boxed(log)) }
    runtime.assemble { window.open() }
  }

  @Test func `a layout pass reaches every element, the outer ones first, and the controller last`()
  {
    #expect(log.passes == ["begin", "outer", "inner", "hidden", "screen"])
  }

  @Test func `a layout pass runs on request and when a screen comes back`() throws {
    let stack = try #require(window.stacks.first)
    log.passes = []
    runtime.assemble { window.top?.layOut() }
    #expect(log.passes == ["begin", "outer", "inner", "hidden", "screen"])
    log.passes = []
    runtime.assemble { stack.push(Page("B")) }
    #expect(log.passes == [])
    runtime.assemble { stack.pop() }
    #expect(log.passes == ["begin", "outer", "inner", "hidden", "screen"])
  }

  @Test func `a layout pass is a lifecycle hop, so its changes are the screen's own`() {
    let story = runtime.story { window.top?.layOut() }
    #expect(
      story == """
        lifecycle: NavigationController -> Boxed viewDidLayoutSubviews
          render: Boxed -> the label 'passes' wrote the label 'passes'
        """
    )
  }

  @Test func `a layout pass in which an element throws ends the flow`() {
    log.fails = true
    runtime.assemble { window.top?.layOut() }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the program goes on")
      return
    }
    #expect(fault.message == "unexpectedly found nil where 'size' was forced")
    #expect(log.passes.suffix(1) == ["outer"])
  }
}

private final class Log {
  var passes: [String] = []
  var fails = false
}

private final class Box: Element {
  private let log: Log

  init(_ name: String, _ log: Log, within: [Element] = []) {
    self.log = log
    super.init(identifier: name)
    for element in within { addSubview(element) }
  }

  override func layoutSubviews() throws {
    log.passes.append(identifier)
    if log.fails { _ = try (nil as Int?).forced("size") }
  }
}

private final class Boxed: ViewController {
  private let log: Log
  private let label = Label(identifier: "passes")

  init(_ log: Log) { self.log = log }

  override func loadView() {
    let hidden = Box("hidden", log)
    hidden.isHidden = true
    view.addSubview(Box("outer", log, within: [Box("inner", log), hidden, label]))
  }

  override func viewWillLayoutSubviews() { log.passes.append("begin") }

  override func viewDidLayoutSubviews() {
    log.passes.append("screen")
    label.text = "\(log.passes.count)"
  }
}
