import HeadlessUI
import MVC
import Testing

@Suite struct ChildControllerTests {
  private let runtime = Runtime()
  private let window: Window
  private let stack: NavigationController
  private let parent: Page
  private let child: Page

  /// A window that is open on the screen A, and B, which is not its child yet.
  init() throws {
    let runtime = runtime
    let (parent, child) = runtime.assemble { (Page("A"), Page("B")) }
    window = runtime.assemble { Window(name: "Phone", root: parent) }
    (self.parent, self.child) = (parent, child)
    stack = try #require(window.stacks.first)
    runtime.assemble { window.open() }
  }

  private func moments(_ body: () -> Void) -> String {
    runtime.moments {
      body()
      runtime.mainQueue.drain()
    }
  }

  /// Adds B to A, as an app does.
  private func add() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    runtime.mainQueue.drain()
  }

  @Test func `a child that is added while its parent loads appears after it, moment by moment`() {
    let window = runtime.assemble { Window(name: "Pad", root: Parent("P", [child])) }
    #expect(
      moments { window.open() } == """
        P loadView
        P viewDidLoad
        B willMove(toParent:)
        B loadView
        B viewDidLoad
        B first load of tables
        P first load of tables
        P viewWillAppear
        B viewWillAppear
        P viewDidLayoutSubviews
        B viewDidLayoutSubviews
        P viewDidAppear
        B viewDidAppear
        """
    )
    #expect(
      moments { window.stacks.first?.push(Page("C")) } == """
        C loadView
        C viewDidLoad
        C first load of tables
        P viewWillDisappear
        B viewWillDisappear
        C viewWillAppear
        C viewDidLayoutSubviews
        P viewDidDisappear
        B viewDidDisappear
        C viewDidAppear
        """
    )
    #expect(
      moments { window.stacks.first?.pop() } == """
        C willPop
        C viewWillDisappear
        P viewWillAppear
        B viewWillAppear
        P viewDidLayoutSubviews
        B viewDidLayoutSubviews
        C viewDidDisappear
        P viewDidAppear
        B viewDidAppear
        C didLeave
        """
    )
  }

  @Test func `in a visible screen a child begins to appear at once, and is there after the event`()
  {
    let story = runtime.story {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.title = "moved"
      runtime.mainQueue.drain()
    }
    #expect(
      story == """
        navigation: nobody -> A added B
        lifecycle: A -> B willMove(toParent:)
        lifecycle: A -> B loadView
        lifecycle: A -> B viewDidLoad
        lifecycle: A -> B first load of tables
        lifecycle: A -> B viewWillAppear
        render: nobody -> Element titled the screen 'moved'
        main queue: main queue -> B
          lifecycle: A -> B viewDidLayoutSubviews
          lifecycle: A -> B viewDidAppear
        """
    )
    #expect(child.parent === parent)
    #expect(child.navigation === stack)
    #expect(window.controllers.map(\.flowName) == ["A", "B"])
  }

  @Test func `a child is removed: its view disappears, and then it leaves its parent`() {
    runtime.assemble { add() }
    #expect(
      moments {
        child.view.removeFromSuperview()
        child.removeFromParent()
      } == """
        B viewWillDisappear
        B viewDidDisappear
        B didLeave
        B didMove(toParent:)
        """
    )
    #expect(child.parent == nil)
    #expect(child.navigation == nil)
    #expect(child.view.superview == nil)
    #expect(parent.children.isEmpty)
    #expect(moments { child.removeFromParent() } == "")
    #expect(moments { child.view.removeFromSuperview() } == "")
  }

  @Test func `a child that is removed in the same event has never quite appeared`() {
    #expect(
      moments {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }.split(separator: "\n").suffix(5) == [
        "B viewWillAppear", "B viewWillDisappear", "B viewDidDisappear", "B didLeave",
        "B didMove(toParent:)",
      ]
    )
  }

  @Test func `a child without its view on the screen neither loads nor appears`() {
    #expect(moments { parent.addChild(child) } == "B willMove(toParent:)")
    #expect(moments { stack.push(Page("C")) }.contains("B ") == false)
    #expect(!child.isLoaded)
  }

  @Test func `a view without its controller as a child is drawn, and its controller never appears`()
  {
    #expect(
      moments { parent.view.addSubview(child.view) } == """
        B loadView
        B viewDidLoad
        B first load of tables
        """
    )
    child.view.addSubview(Label("of B"))
    #expect(window.lines(width: 20).contains("of B"))
    #expect(moments { stack.push(Page("C")) }.contains("B ") == false)
  }

  @Test func `a child of another parent leaves that first`() {
    runtime.assemble { add() }
    let other = runtime.assemble { Page("X") }
    #expect(
      moments {
        stack.push(other)
        other.addChild(child)
        other.view.addSubview(child.view)
      }.split(separator: "\n").suffix(6) == [
        "B didLeave", "B didMove(toParent:)", "B willMove(toParent:)", "B viewWillAppear",
        "B viewDidLayoutSubviews", "B viewDidAppear",
      ]
    )
    #expect(parent.children.isEmpty)
    #expect(parent.view.subviews.isEmpty)
    #expect(other.children.map(\.flowName) == ["B"])
  }

  @Test func `a child in a child follows its own parent, and leaves with the screen`() {
    let grandchild = runtime.assemble { Page("C") }
    runtime.assemble {
      stack.push(Page("X"))
      stack.pop()
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      add()
    }
    var gone: [String] = []
    window.willRelease = { gone.append($0.flowName) }
    #expect(
      moments { stack.setRoot(Page("X")) }.split(separator: "\n").filter { !$0.hasPrefix("X") } == [
        "A viewWillDisappear", "B viewWillDisappear", "C viewWillDisappear", "A viewDidDisappear",
        "B viewDidDisappear", "C viewDidDisappear", "A didLeave", "B didLeave", "C didLeave",
      ]
    )
    #expect(gone == ["C", "B", "A"])
  }

  @Test func `an alert of a child is in front of the whole screen`() {
    runtime.assemble { add() }
    child.present(Alert("Sure?", actions: [AlertAction("Yes")]))
    #expect(parent.alert?.title == "Sure?")
    #expect(window.lines(width: 20).contains("-- Sure? --"))
    child.dismissAlert()
    #expect(parent.alert == nil)
  }

  @Test func `pasted text goes to the screen itself, or to the first child that accepts it`() {
    let inner = runtime.assemble { Pasting("Inner") }
    runtime.assemble {
      add()
      parent.pasteByHand(["lost"])
      child.addChild(inner)
      child.view.addSubview(inner.view)
      parent.pasteByHand(["kept"])
    }
    #expect(inner.pasted == ["kept"])
  }

  @Test func `a view is in one element only, and can be removed from it`() {
    let (label, first, second) = runtime.assemble { (Label("text"), Element(), Element()) }
    first.addSubview(label)
    second.addSubview(label)
    #expect(first.subviews.isEmpty)
    #expect(label.superview === second)
    let story = runtime.story { label.removeFromSuperview() }
    #expect(story == "render: nobody -> Element removed a label")
    #expect(second.subviews.isEmpty)
    #expect(runtime.story { label.removeFromSuperview() } == "")
  }

  @Test func `a parent keeps its child alive, and the child does not keep its parent`() {
    var parent: Page? = runtime.assemble { Page("P") }
    weak let gone = parent
    weak var kept: Page?
    runtime.assemble {
      let child = Page("C")
      kept = child
      parent?.addChild(child)
    }
    let child = kept
    #expect(child != nil)
    parent = nil
    #expect(gone == nil)
    #expect(child?.parent == nil)
  }
}

/// A screen that adds its children while it loads.
private final class Parent: Page {
  private let added: [ViewController]

  init(_ name: String, _ added: [ViewController]) {
    self.added = added
    super.init(name)
  }

  override func viewDidLoad() throws {
    for child in added {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

private final class Pasting: Page {
  var pasted: [String] = []

  override var acceptsPaste: Bool { true }
  override func paste(_ lines: [String]) { pasted += lines }
}
