import HeadlessUI
import MVC

/// A form whose button can be tapped while its field has a text.
final class OrderForm: ViewController {
  private let field = TextField("Name")
  private let button = Button("Order")
  private let hint = Label(identifier: "hint")

  override func loadView() {
    for element in [field, button, hint] as [Element] { view.addSubview(element) }
    button.isEnabled = false
  }

  override func viewDidLoad() {
    field.onChange(self) { $0.button.isEnabled = !$0.field.text.isEmpty }
    button.onTap(self) { $0.ordered() }
  }

  private func ordered() {
    hint.text = "Thank you, \(field.text)"
  }
}
