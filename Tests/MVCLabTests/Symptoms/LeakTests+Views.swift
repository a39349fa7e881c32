import HeadlessUI
import LabStage
import MVC
import MVCLab
import Testing

/// Of views within each other the outermost one is told, because it keeps the others.
extension LeakTests {
  private static let commands = ["tap Go", "back"]

  @Test func `leak: a view that outlives its screen is told once, without what is in it`() {
    #expect(
      Stage { Opening { Boxed([Box()]) } }.findings(after: Self.commands) == """
        ! leak: 'Box' of a closed 'Boxed' is still alive, held by a block in 'Box.block'  \
        (LeakTests+Views.swift:\(Box.line))
        """
    )
  }

  @Test func `leak: a label is told if it outlives its view`() {
    #expect(
      Stage { Opening { Boxed([LooseBox()]) } }.findings(after: Self.commands) == """
        ! leak: 'KeptLabel' of a closed 'Boxed' is still alive, held by a block in 'KeptLabel.block'  \
        (LeakTests+Views.swift:\(KeptLabel.line))
        """
    )
  }

  @Test func `leak: of two views beside each other both are told`() {
    let lines = Stage { Opening { Boxed([Box(), OtherBox()]) } }.findings(after: Self.commands)
      .split(separator: "\n")
    #expect(lines.map { $0.prefix(18) } == ["! leak: 'Box' of a", "! leak: 'OtherBox'"])
  }
}

private final class Boxed: ViewController {
  private let boxes: [Element]

  init(_ boxes: [Element]) {
    self.boxes = boxes
    super.init()
  }

  override func loadView() { for box in boxes { view.addSubview(box) } }
}

private final class Box: Element {
  private var block: (() -> Void)?

  static let line = #line + 5
  init() {
    super.init()
    let row = Element()
    for (outer, inner) in [(self, row), (row, Label())] { outer.addSubview(inner) }
    block = { self.isHidden = false }
  }
}

private final class OtherBox: Element {
  private var block: (() -> Void)?

  init() {
    super.init()
    addSubview(Label())
    block = { self.isHidden = false }
  }
}

private final class LooseBox: Element {
  init() {
    super.init()
    addSubview(KeptLabel())
  }
}

private final class KeptLabel: Label {
  private var block: (() -> Void)?

  static let line = #line + 3
  init() {
    super.init()
    block = { self.isHidden = false }
  }
}
