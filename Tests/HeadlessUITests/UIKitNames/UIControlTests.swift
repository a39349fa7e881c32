import HeadlessUI
import MVC
import Testing
import UIKitNames

@Suite struct UIControlTests {
  private let runtime = Runtime()

  @Test func `controls have UIKit's setters, which call no target and record their line`() {
    let page = runtime.assemble { SettingsPage() }
    runtime.assemble { page.loadViewIfNeeded() }
    let story = runtime.story {
      page.wrap.setOn(true, animated: true)
      page.size.setValue(12, animated: false)
      page.progress.setProgress(0.5, animated: true)
      page.period.selectedSegmentIndex = 1
      page.spinner.startAnimating()
    }
    #expect(
      story == """
        render: nobody -> 'Wrap' turned 'Wrap' on
        render: nobody -> 'Size' set 'Size' to 12
        render: nobody -> ProgressView moved the progress bar
        render: nobody -> 'Period' set 'Period' to 'Week'
        render: nobody -> the spinner started the spinner
        """
    )
    #expect(page.changes == 0)
  }

  @Test func `the value of a stepper is a number, and to set it calls no target`() {
    let page = runtime.assemble { SettingsPage() }
    runtime.assemble { page.loadViewIfNeeded() }
    let story = runtime.story {
      page.size.value += 2.5
      page.size.value = 1_000
    }
    #expect(
      story == """
        render: nobody -> 'Size' set 'Size' to 12.5
        render: nobody -> 'Size' set 'Size' to 100
        """
    )
    let half = page.size.value / 2
    #expect("\(half) of \(page.size.value), \(Int(page.size.value))" == "50.0 of 100.0, 100")
    let text: String = page.size.value
    #expect(text == "100")
    #expect(page.changes == 0)
  }

  @Test func `no segment has the index -1, and so has one that does not exist`() {
    let page = runtime.assemble { SettingsPage() }
    #expect(page.period.selectedSegmentIndex == UISegmentedControl.noSegment)
    page.period.selectedSegmentIndex = 0
    #expect(page.period.selected == 0)
    page.period.selectedSegmentIndex = 7
    #expect(page.period.selectedSegmentIndex == -1)
  }

  @Test func `a button shows the title and the picture of its state`() {
    let button = runtime.assemble { UIButton(type: .custom) }
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitle("Loading", for: [.disabled, .selected])
    let story = runtime.story {
      button.isSelected.toggle()
      button.isSelected = true
      button.setTitle("Stop", for: .selected)
      button.setTitle("Wait", for: .disabled)
    }
    #expect(
      story == """
        render: nobody -> 'Stop' selected 'Play'
        render: nobody -> 'Stop' titled 'Stop'
        """
    )
    #expect(button.inlineText == "[Stop]")
    button.isEnabled = false
    #expect((button.inlineText, button.currentTitle) == ("(Loading)", "Loading"))
    button.isSelected = false
    #expect((button.inlineText, button.title(for: .selected)) == ("(Wait)", "Stop"))
    button.setTitle(nil, for: .disabled)
    #expect(button.inlineText == "(Play)")
    #expect(button.title(for: .highlighted) == "Play")
  }

  @Test func `a checkbox is a button with a picture for each state`() {
    let box = runtime.assemble { UIButton(type: .custom) }
    box.setImage(UIImage(systemName: "square"), for: .normal)
    box.setImage(UIImage(systemName: "checkmark.square"), for: .selected)
    #expect(box.inlineText == "[square]")
    box.isSelected = true
    #expect(box.callNames == ["checkmark.square"])
  }

  @Test func `a control is touched first, and then sends its main event`() {
    let page = runtime.assemble { EventPage() }
    runtime.assemble { page.loadViewIfNeeded() }
    #expect(page.button.tap() == .heard)
    #expect(page.wrap.tap() == .heard)
    #expect(page.heard == ["button touched", "button tapped", "switch touched", "switch changed"])
    page.disables = true
    page.heard = []
    #expect(page.button.tap() == .heard)
    #expect(page.heard == ["button touched"])
    #expect(page.button.tap() == .disabled)
  }

  @Test func `a field says when its editing begins and ends, behind its delegate`() {
    let page = runtime.assemble { EventPage() }
    let window = runtime.assemble { Window(name: "Phone", root: page) }
    runtime.assemble { window.open() }
    #expect(page.name.verbs == [.type])
    _ = page.name.type("A")
    _ = page.name.type("Ann")
    _ = page.street.type("B")
    _ = page.street.receive(.return)
    #expect(
      page.heard == [
        "name begins", "name ends",
        "street: delegate begins", "street: event of 1", "street: event of 1",
        "street: event of 1", "street: delegate ends", "street: event of 1",
      ]
    )
    page.heard = []
    page.name.becomeFirstResponder()
    page.view.endEditing(true)
    #expect(page.heard == ["name begins", "name ends"])
  }
}

private final class SettingsPage: UIViewController {
  let wrap = UISwitch("Wrap")
  let size = UIStepper("Size", number: 10)
  let progress = UIProgressView(progress: 0)
  let period = UISegmentedControl("Period", ["Day", "Week"])
  let spinner = UIActivityIndicatorView()
  var changes = 0

  override func viewDidLoad() {
    for control in [wrap, size, period] { control.onChange(self) { $0.changes += 1 } }
  }
}

private final class EventPage: UIViewController, UITextFieldDelegate {
  let button = UIButton("Add")
  let wrap = UISwitch("Wrap")
  let name = UITextField("Name")
  let street = UITextField("Street")
  var disables = false
  var heard: [String] = []

  override func loadView() {
    for part in [button, wrap, name, street] { view.addSubview(part) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    hear("button tapped", of: button, at: .primaryActionTriggered)
    button.addAction(UIAction { [weak self] _ in self?.touch() }, for: .touchDown)
    hear("switch changed", of: wrap, at: .valueChanged)
    hear("switch touched", of: wrap, at: .touchDown)
    hear("name begins", of: name, at: .editingDidBegin)
    hear("name ends", of: name, at: .editingDidEnd)
    hear("name touched", of: name, at: .touchDown)
    hear("street: event of 1", of: street, at: .allEditingEvents)
    street.delegate = self
  }

  private func hear(_ what: String, of control: UIControl, at events: UIControl.Event) {
    control.addAction(UIAction { [weak self] _ in self?.heard.append(what) }, for: events)
  }

  private func touch() {
    heard.append("button touched")
    button.isEnabled = !disables
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    heard.append("street: delegate begins")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    heard.append("street: delegate ends")
  }
}
