import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Views of one's own, which override `init(frame:)` as UIKit's do.
@Suite struct UIViewInitTests {
  private let runtime = Runtime()

  @Test func `a view and a control are made by their init with a frame, and by that of a subclass`()
  {
    let views: [UIView] = runtime.assemble {
      [
        BadgeView(frame: .zero), BoldBadgeView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)),
        BadgeView(count: 3), PlainView(), AddButton(frame: .zero), HintLabel(frame: .zero),
        StarsControl(frame: .zero),
      ]
    }
    let lines = views.map { $0.lines(width: 20) }
    #expect(lines == [["0"], ["0", "bold"], ["3"], ["plain"], ["[Add]"], ["hint"], ["***"]])
  }

  @Test func `a rectangle is read and changed by its corner, its size and its edges`() {
    let width: CGFloat = 30
    var frame = CGRect(x: 10, y: 20, width: width, height: 40)
    #expect((frame.origin, frame.size) == (CGPoint(x: 10, y: 20), CGSize(width: 30, height: 40)))
    #expect([frame.minX, frame.midX, frame.maxX] == [10, 25, 40])
    #expect([frame.minY, frame.midY, frame.maxY] == [20, 40, 60])
    frame.origin = .zero
    frame.size.width = 10
    #expect(frame == CGRect(origin: .zero, size: CGSize(width: 10, height: 40)))
    #expect(frame.insetBy(dx: 1, dy: 2) == CGRect(x: 1, y: 2, width: 8, height: 36))
    #expect(frame.offsetBy(dx: 1, dy: 2) == CGRect(x: 1, y: 2, width: 10, height: 40))
    #expect(CGRect(x: 5, y: 5, width: -5, height: -5).minX == 0)
  }
}

private class BadgeView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "0"
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  convenience init(count: Int) {
    self.init(frame: .zero)
    label.text = "\(count)"
  }
}

private final class BoldBadgeView: BadgeView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(UILabel("bold"))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainView: UIView {
  init() {
    super.init(frame: .zero)
    addSubview(UILabel("plain"))
  }
}

private final class AddButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitle("Add", for: .normal)
  }
}

private final class HintLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "hint"
  }
}

private final class StarsControl: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(UILabel("***"))
  }
}
