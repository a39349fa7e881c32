import HeadlessUI
import MVC
import Testing
import UIKitNames

/// Controls that are made as UIKit's are: without a label, and set up afterwards.
@Suite struct UIKitFormTests {
  private let runtime = Runtime()
  private let form: OrderForm
  private let window: Window

  init() {
    let form = runtime.assemble { OrderForm() }
    window = runtime.assemble { Window(name: "Phone", root: form) }
    self.form = form
    runtime.assemble { window.open() }
  }

  private var text: String { window.lines(width: 40).joined(separator: "\n") }

  @Test
  func `a control without a label is called by the label on its left, its placeholder or its kind`()
  {
    #expect(
      text == """
        [Cancel] Order                    [Save]
        Name: _
        Gift wrap  [off]
        stepper: (-) 1 [+]
        slider: [#####.....] 5
        choice: [Small] [Large]
        Search sweets: _
        field: _
        text: _
        [Add]
        .......... 0%
        """
    )
    #expect(form.wrap.callNames == ["Gift wrap", "wrap"])
    #expect(form.wrap.tap() == .heard)
    #expect(form.heard == ["wrap: true"])
  }

  @Test func `a label or a placeholder that comes later is drawn, and recorded once`() {
    let story = runtime.story {
      for _ in 1...2 {
        form.wrap.accessibilityLabel = "Wrap"
        form.plain.placeholder = "Street"
        form.name.accessibilityLabel = "Your name"
        form.name.placeholder = "Ann"
      }
    }
    #expect(
      story == """
        render: nobody -> 'wrap' labelled 'wrap' 'Wrap'
        render: nobody -> 'Street' labelled 'field' 'Street'
        render: nobody -> 'Your name' labelled 'Name' 'Your name'
        """
    )
    #expect(form.wrap.accessibilityLabel == "Wrap")
    #expect(form.wrap.accessibilityIdentifier == "wrap")
    #expect(text.contains("Gift wrap  Wrap: [off]\n"))
    #expect(text.contains("\nYour name: _\n"))
    #expect(text.contains("\nStreet: _\n"))
  }

  @Test func `the buttons of a search bar are called by its present name`() throws {
    form.search.showsCancelButton = true
    let button = try #require(
      form.elements.compactMap { $0 as? Button }.first {
        $0.title == "Cancel" && $0.callNames.count > 1
      }
    )
    #expect(button.callNames == ["Cancel", "Cancel Search sweets"])
    form.search.accessibilityLabel = "Find"
    #expect(button.callNames == ["Cancel", "Cancel Find"])
  }

  @Test func `bounds and steps are set one by one, and move the number to the nearest`() {
    #expect(form.count.verbs == [.set(.numbers(1...9, step: 2))])
    form.count.value = 8
    form.count.maximumValue = 4
    #expect(form.count.value == 4.0)
    form.count.minimumValue = 6
    #expect((form.count.minimumValue, form.count.maximumValue) == (6, 6))
    #expect(form.count.value == 6.0)
    form.count.stepValue = 0
    #expect(form.count.stepValue == 1)
    #expect(form.heard == [])
  }

  @Test func `the buttons of the bar call methods, which may take the button`() {
    #expect(form.navigationItem.title == "Order")
    for button in form.navigationItem.leftButtons + form.navigationItem.rightButtons + [form.add] {
      #expect(button.tap() == .heard)
    }
    #expect(form.heard == ["cancel", "save by Save", "add"])
  }

  @Test func `a stack is a column while its axis is vertical`() {
    let story = runtime.story {
      form.stack.axis = .horizontal
      form.stack.axis = .horizontal
    }
    #expect(
      story == "render: nobody -> StackView placed the elements of a stack side by side"
    )
    #expect(text.contains("\nstepper: (-) 1 [+]  slider: "))
    #expect(form.stack.arrangedSubviews.first === form.name)
  }

  @Test func `a view ends the editing within it, and says whether there was any`() {
    _ = form.name.type("Ann")
    #expect(form.view.endEditing(true))
    #expect(!form.name.isFirstResponder)
    #expect(!form.view.endEditing(true))
  }

  @Test func `what has been set by a method can be set by an equals sign`() {
    form.progress.progress = 0.5
    #expect(text.hasSuffix("\n#####..... 50%"))
    #expect(form.choice.numberOfSegments == 2)
    #expect(form.choice.titleForSegment(at: 1) == "Large")
    #expect(form.choice.titleForSegment(at: 2) == nil)
    form.navigationItem.title = nil
    #expect(form.title == "")
  }

  @Test func `the views are open to subclasses, which draw themselves`() {
    let drawn = runtime.assemble {
      let (badge, light) = (Badge("3"), Light())
      _ = light.tap()
      return UIStackView(arrangedSubviews: [badge, light]).lines(width: 20)
    }
    #expect(drawn == ["(3)  * on"])
  }
}

private final class Badge: UILabel {
  override var inlineText: String? { "(\(text))" }
}

private final class Light: UISwitch {
  override var inlineText: String? { isOn ? "* on" : "  off" }
}

private final class OrderForm: UIViewController {
  let name = UITextField()
  let wrap = UISwitch()
  let count = UIStepper()
  let size = UISlider()
  let choice = UISegmentedControl(items: ["Small", "Large"])
  let search = UISearchBar()
  let plain = UITextField()
  let note = UITextView()
  let add = UIButton(type: .system)
  let progress = UIProgressView(progressViewStyle: .default)
  let spinner = UIActivityIndicatorView(style: .medium)
  let stack = UIStackView()
  var heard: [String] = []

  override func loadView() {
    stack.axis = .vertical
    let row = UIStackView(arrangedSubviews: [UILabel("Gift wrap"), wrap])
    for part in [name, row, count, size, choice, search] { stack.addArrangedSubview(part) }
    for part in [stack, plain, note, add, progress, spinner] { view.addSubview(part) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Order"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel,
      target: self,
      action: OrderForm.cancel
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save",
      style: .done,
      target: self,
      action: OrderForm.save
    )
    name.placeholder = "Name"
    search.placeholder = "Search sweets"
    (count.minimumValue, count.maximumValue, count.stepValue) = (1, 9, 2)
    size.maximumValue = 10
    size.value = 5
    wrap.accessibilityIdentifier = "wrap"
    wrap.addTarget(self, action: OrderForm.wrapChanged, for: .valueChanged)
    add.setTitle("Add", for: .normal)
    add.addTarget(self, action: OrderForm.addOne, for: .touchUpInside)
  }

  func cancel() { heard.append("cancel") }
  func save(_ sender: UIBarButtonItem) { heard.append("save by \(sender.title)") }
  func addOne() { heard.append("add") }
  func wrapChanged(_ sender: UISwitch) { heard.append("wrap: \(sender.isOn)") }
}
