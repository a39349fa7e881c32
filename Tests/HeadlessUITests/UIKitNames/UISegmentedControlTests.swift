import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Segments that come, go and change.
@Suite struct UISegmentedControlTests {
  private let runtime = Runtime()
  private let control: UISegmentedControl

  init() { control = runtime.assemble { UISegmentedControl(items: ["Day", "Year"]) } }

  @Test func `a segment is added at its index, and the selected one stays selected`() {
    control.selectedSegmentIndex = 1
    let story = runtime.story {
      control.insertSegment(withTitle: "Week", at: 1, animated: true)
      control.insertSegment(withTitle: "Ever", at: 9, animated: false)
      control.setTitle("All", forSegmentAt: 3)
      control.setTitle("None", forSegmentAt: 4)
    }
    #expect(control.inlineText == "choice: [Day] [Week] *Year* [All]")
    #expect(control.selectedSegmentIndex == 2)
    #expect(
      story == """
        render: nobody -> 'choice' added 'Week' to 'choice'
        render: nobody -> 'choice' added 'Ever' to 'choice'
        render: nobody -> 'choice' titled a segment of 'choice' 'All'
        """
    )
    control.removeAllSegments()
    #expect((control.numberOfSegments, control.selectedSegmentIndex) == (0, -1))
  }

  @Test func `a segment that is not enabled can't be selected, and keeps that when one is added`() {
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.inlineText == "choice: [Day] (Year)")
    #expect(control.verbs == [.set(.choices(["Day"]))])
    control.insertSegment(withTitle: "Week", at: 0, animated: true)
    #expect((0..<3).map(control.isEnabledForSegment) == [true, true, false])
    control.setEnabled(true, forSegmentAt: 2)
    #expect(control.verbs == [.set(.choices(["Week", "Day", "Year"]))])
  }

  @Test func `the app sends a control's actions itself, and changes nothing by it`() {
    var heard: [String] = []
    control.addAction(UIAction { _ in heard.append("changed") }, for: .valueChanged)
    control.addAction(UIAction { _ in heard.append("touched") }, for: .touchDown)
    control.isEnabled = false
    runtime.assemble {
      control.sendActions(for: .valueChanged)
      control.sendActions(for: [.valueChanged, .touchDown])
      control.sendActions(for: .editingChanged)
    }
    #expect(heard == ["changed", "touched", "changed"])
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func `a sheet takes how it is drawn, and a full screen has no sheet`() {
    let page = runtime.assemble { UIViewController() }
    page.modalTransitionStyle = .crossDissolve
    page.sheetPresentationController?.detents = [.medium(), .large()]
    page.sheetPresentationController?.prefersGrabberVisible = true
    #expect(page.sheetPresentationController != nil)
    page.modalPresentationStyle = .fullScreen
    #expect(page.sheetPresentationController == nil)
  }
}
