import HeadlessUI
import LabStage
import MVC
import MVCLab
import Testing

extension LeakTests {
  @Test(arguments: [["tap Go", "back"], ["tap Go", "tap Remove"]])
  func `leak: a child that outlives its parent, or its removal, is reported`(commands: [String]) {
    #expect(
      Stage { Opening { Family { Knot() } } }.findings(after: commands)
        == "! leak: 'Knot' of a closed 'Knot' is still alive, held by a block in 'Knot.block'  (LeakTests.swift:\(Knot.line))"
    )
  }

  @Test func `leak: what a child has made is reported when it outlives the child`() {
    #expect(
      Stage { Opening { Family { WithOwnModel() } } }.findings(after: ["tap Go", "back"]) == """
        ! leak: 'SelfKeeper' of a closed 'WithOwnModel' is still alive, held by a block in 'SelfKeeper.block'  \
        (LeakTests.swift:\(SelfKeeper.line))
        """
    )
  }

  @Test func `leak: of a screen that is still alive and its children, the screen is reported`() {
    let findings = Stage { Opening { KnottedFamily { Screen() } } }.findings(after: [
      "tap Go", "back",
    ])
    #expect(
      findings == """
        ! leak: 'KnottedFamily' of a closed 'KnottedFamily' is still alive, held by a block in 'KnottedFamily.block'  \
        (LeakTests+Children.swift:\(KnottedFamily.line))
        """
    )
  }

  @Test(arguments: [["tap Knot", "close first"], ["tap Knot", "tap Plain", "close first"]])
  func `leak: a screen of a tab that outlives the tabs is reported, selected or not`(
    commands: [String]
  ) {
    let tabs = Stage {
      TabBarController([Tab("Plain", root: Screen()), Tab("Knot", root: Knot())])
    }
    #expect(
      tabs.findings(after: commands)
        == "! leak: 'Knot' of a closed 'Knot' is still alive, held by a block in 'Knot.block'  (LeakTests.swift:\(Knot.line))"
    )
    #expect(tabs.findings(after: commands.dropLast()) == "")
    #expect(tabs.findings(after: ["close first"]) == "")
  }

  @Test(arguments: [["tap Go", "layout"], ["tap Go", "tap Remove", "layout"]])
  func `leak: a child belongs to its open parent, even while its view is removed`(
    commands: [String]
  ) {
    let keeping = Stage { Opening { KeepingFamily { Screen() } } }
    #expect(keeping.findings(after: commands) == "")
    #expect(keeping.findings(after: commands + ["back"]) == "")
  }
}

/// A screen with a child, which a button removes.
private class Family: Screen {
  private let remove = Button("Remove")

  init(_ child: () -> ViewController) {
    super.init()
    addChild(child())
  }

  override func viewDidLoad() throws {
    view.addSubview(remove)
    for child in children {
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    remove.onTap(self) { try $0.removeChildren() }
  }

  func removeChildren() throws {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }
}

/// Keeps the child that it removes, for later.
private final class KeepingFamily: Family {
  private var kept: [ViewController] = []

  override func removeChildren() throws {
    kept = children
    try super.removeChildren()
  }
}

/// Is kept by its own block.
private final class KnottedFamily: Family {
  private var block: (() -> Void)?

  static let line = #line + 3
  override func viewDidLoad() throws {
    try super.viewDidLoad()
    block = { self.label.isHidden = false }
  }
}
