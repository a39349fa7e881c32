import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIActionTests {
  private let runtime = Runtime()
  private let page: NotePage
  private let window: Window

  init() {
    let page = runtime.assemble { NotePage() }
    window = runtime.assemble { Window(name: "Phone", root: page) }
    self.page = page
    runtime.assemble { window.open() }
  }

  private func heard(_ body: () -> Void) -> [String] {
    page.heard = []
    body()
    return page.heard
  }

  @Test func `a method is called as the target's code, at the line that added it`() {
    let line: UInt = #line + 1
    page.save.addTarget(page, action: NotePage.saved, for: .touchUpInside)
    let story = runtime.story { #expect(page.save.tap() == .heard) }
    #expect(page.heard == ["saved"])
    #expect(
      story == """
        user event: user -> 'Save' tap 'Save'
          target-action: 'Save' -> NotePage
            render: NotePage -> a label wrote a label
        """
    )
    let hop = runtime.flow.hops.last { $0.kind == .targetAction }
    #expect(hop?.site == CallSite(fileID: #fileID, line: line))
  }

  @Test func `a method may take the control, also as a control of any kind`() {
    page.wrap.addTarget(page, action: NotePage.wrapped, for: .valueChanged)
    page.wrap.addTarget(page, action: NotePage.changed, for: .valueChanged)
    #expect(heard { _ = page.wrap.tap() } == ["wrapped: true", "changed Wrap"])
  }

  @Test func `a closure is called as the code of the control's screen`() {
    let action = UIAction { [weak page] action in
      page?.heard.append("closure of \(action.sender?.title ?? "")")
      page?.note.text = "closed"
    }
    let line: UInt = #line + 1
    page.save.addAction(action, for: .touchUpInside)
    let story = runtime.story { #expect(page.save.tap() == .heard) }
    #expect(page.heard == ["closure of Save"])
    #expect(
      story == """
        user event: user -> 'Save' tap 'Save'
          target-action: 'Save' -> NotePage
            render: NotePage -> a label wrote a label
        """
    )
    let hop = runtime.flow.hops.last { $0.kind == .targetAction }
    #expect(hop?.site == CallSite(fileID: #fileID, line: line))
  }

  @Test func `a closure of a button in the bar is the screen's too, and one in no screen nobody's`()
  {
    let bar = runtime.assemble { UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in }) }
    #expect(bar.title == "Add")
    let alone = runtime.story { #expect(bar.tap() == .heard) }
    page.navigationItem.rightBarButtonItem = bar
    let inBar = runtime.story { #expect(bar.tap() == .heard) }
    #expect(
      alone + "\n" + inBar == """
        user event: user -> 'Add' tap 'Add'
          target-action: 'Add' -> nobody
        user event: user -> 'Add' tap 'Add'
          target-action: 'Add' -> NotePage
        """
    )
  }

  @Test func `actions are called in their order, and one that is added again is called once`() {
    let again = page.log("again")
    for _ in 1...2 {
      page.save.addTarget(page, action: NotePage.saved, for: .touchUpInside)
      page.save.addAction(again, for: .touchUpInside)
      page.save.addAction(page.log("new"), for: .touchUpInside)
    }
    #expect(heard { _ = page.save.tap() } == ["saved", "again", "new", "new"])
    page.save.onTap(page) { $0.heard.append("alone") }
    #expect(heard { _ = page.save.tap() } == ["alone"])
  }

  @Test func `a method that is added on two lines is called once, another one as well`() {
    page.save.addTarget(page, action: NotePage.saved, for: .touchUpInside)
    page.save.addTarget(page, action: NotePage.saved, for: .touchUpInside)
    page.save.addTarget(page, action: NotePage.changed, for: .touchUpInside)
    page.save.addTarget(page, action: NotePage.changed, for: .touchUpInside)
    #expect(heard { _ = page.save.tap() } == ["saved", "changed Save"])
    // At another event it is another registration.
    page.wrap.addTarget(page, action: NotePage.saved, for: .touchUpInside)
    page.wrap.addTarget(page, action: NotePage.saved, for: .valueChanged)
    #expect(heard { _ = page.wrap.tap() } == ["saved", "saved"])
  }

  @Test func `a method of two targets is called for each, and a private one is known as well`() {
    let other = runtime.assemble { NotePage() }
    for target in [page, other] { target.listen(to: page.save) }
    page.listenAgain(to: page.save)
    other.heard = []
    #expect(heard { _ = page.save.tap() } == ["own"])
    #expect(other.heard == ["own"])
  }

  @Test func `closures that differ in what they capture are two actions`() {
    for name in ["one", "two"] {
      page.save.addTarget(
        page,
        action: { page in { page.heard.append(name) } },
        for: .touchUpInside
      )
    }
    page.save.addTarget(page, action: { page in { page.heard.append("x") } }, for: .touchUpInside)
    page.save.addTarget(page, action: { page in { page.heard.append("y") } }, for: .touchUpInside)
    #expect(heard { _ = page.save.tap() } == ["one", "x", "y"])
  }

  @Test func `each control sends its own events, and another one calls nothing`() {
    let controls: [UIControl] = [page.save, page.field, page.wrap, page.size, page.period]
    let events: [(String, UIControl.Event)] = [
      ("touch", .touchUpInside), ("value", .valueChanged), ("edit", .editingChanged),
      ("exit", .editingDidEndOnExit),
    ]
    for control in controls {
      for (name, event) in events {
        control.addAction(page.log("\(control.title) \(name)"), for: event)
      }
    }
    #expect(heard { _ = page.save.tap() } == ["Save touch"])
    #expect(heard { _ = page.field.type("x") } == ["Title edit"])
    #expect(heard { _ = page.field.receive(.return) } == ["Title exit"])
    #expect(heard { _ = page.wrap.tap() } == ["Wrap touch", "Wrap value"])
    #expect(heard { _ = page.size.receive(.number(0.5)) } == ["Size touch", "Size value"])
    #expect(heard { _ = page.period.receive(.choice("Week")) } == ["Period value"])
  }

  @Test func `Return is heard only with an action for it, and ends the editing`() {
    page.field.addAction(page.log("typed"), for: .editingChanged)
    #expect(page.field.verbs == [.type])
    page.field.addTarget(
      page,
      action: NotePage.saved,
      for: [.editingChanged, .editingDidEndOnExit]
    )
    #expect(page.field.verbs == [.type, .return])
    #expect(heard { _ = page.field.type("x") } == ["typed", "saved"])
    #expect(page.field.isFirstResponder)
    #expect(heard { _ = page.field.receive(.return) } == ["saved"])
    #expect(!page.field.isFirstResponder)
  }

  @Test func `a target is held weakly, and so is the control that it is given`() {
    var other: NotePage? = runtime.assemble { NotePage() }
    var button: UIButton? = runtime.assemble { UIButton("Go") }
    if let other { page.save.addTarget(other, action: NotePage.changed, for: .touchUpInside) }
    button?.addTarget(page, action: NotePage.changed, for: .touchUpInside)
    weak let goneButton = button
    weak let gonePage = other
    (other, button) = (nil, nil)
    #expect(goneButton == nil)
    #expect(gonePage == nil)
    #expect(page.save.tap() == .unheard)
  }

  @Test func `an error of a method ends the program`() {
    page.save.addTarget(page, action: NotePage.fail, for: .touchUpInside)
    _ = page.save.tap()
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("no fault")
      return
    }
    #expect(fault.message == "uncaught error: Broken()")
  }
}

private struct Broken: Error {}

private final class NotePage: UIViewController {
  let save = UIButton("Save")
  let field = UITextField("Title")
  let wrap = UISwitch("Wrap")
  let size = UISlider("Size")
  let period = UISegmentedControl("Period", ["Day", "Week"])
  let note = UILabel()
  var heard: [String] = []

  override func loadView() {
    for element in [save, field, wrap, size, period, note] { view.addSubview(element) }
  }

  func saved() {
    heard.append("saved")
    note.text = "saved"
  }

  func wrapped(_ sender: UISwitch) { heard.append("wrapped: \(sender.isOn)") }
  func changed(_ sender: UIControl) { heard.append("changed \(sender.title)") }
  func fail() throws { throw Broken() }
  private func own() { heard.append("own") }

  func listen(to button: UIButton) {
    button.addTarget(self, action: NotePage.own, for: .touchUpInside)
  }

  func listenAgain(to button: UIButton) {
    button.addTarget(self, action: NotePage.own, for: .touchUpInside)
  }

  func log(_ text: String) -> UIAction {
    UIAction { [weak self] _ in self?.heard.append(text) }
  }
}
