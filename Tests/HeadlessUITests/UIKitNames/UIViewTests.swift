import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIViewTests {
  private let runtime = Runtime()

  @Test func `a view is found by its tag, from the outside to the inside`() {
    let (box, label, button, other) = runtime.assemble {
      (UIView(), UILabel("Name"), UIButton("Add"), UIButton("Add more"))
    }
    runtime.assemble { box.addSubview(UIStackView(arrangedSubviews: [label, button, other])) }
    #expect(box.viewWithTag(0) === box)
    (button.tag, other.tag) = (7, 7)
    #expect(box.viewWithTag(7) === button)
    #expect((box.viewWithTag(7) as? UIButton)?.title == "Add")
    #expect(other.viewWithTag(7) === other)
    #expect(box.viewWithTag(8) == nil)
    button.tag = 8
    #expect(box.viewWithTag(7) === other)
  }

  @Test func `a control that is sent to a method says by its tag which one it is`() {
    let page = runtime.assemble { TagPage() }
    runtime.assemble { page.loadViewIfNeeded() }
    for button in page.view.subviews { _ = (button as? UIButton)?.tap() }
    #expect(page.heard == [1, 2, 3])
  }

  @Test func `a view is arranged at an index of a stack, and moves if it is there`() {
    let (first, second, third) = runtime.assemble { (UILabel("a"), UILabel("b"), UILabel("c")) }
    let stack = runtime.assemble { UIStackView(arrangedSubviews: [first, third]) }
    stack.insertArrangedSubview(second, at: 1)
    stack.setCustomSpacing(8, after: second)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.lines(width: 20) == ["a  b  c"])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.lines(width: 20) == ["c  a  b"])
    #expect(stack.arrangedSubviews == [third, first, second])
  }
}

private final class TagPage: UIViewController {
  var heard: [Int] = []

  override func loadView() {
    for number in 1...3 {
      let button = UIButton(type: .system)
      button.tag = number
      button.setTitle("\(number)", for: .normal)
      button.addTarget(self, action: TagPage.tap, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  func tap(_ sender: UIButton) { heard.append(sender.tag) }
}
