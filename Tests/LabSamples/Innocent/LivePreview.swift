import MVC
import UIKitNames

// near: ui-changes-ui
// > type Ad; type Ada; tap Clear

/// Shows in a label what the user types.
final class LivePreview: UIViewController {
  private let field = UITextField("Name")
  private let label = UILabel(identifier: "preview")
  private let button = UIButton("Clear")

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [field, label, button] as [UIView] { self.view.addSubview(view) }
    field.addTarget(self, action: LivePreview.preview, for: .editingChanged)
    button.addTarget(self, action: LivePreview.clear, for: .touchUpInside)
  }

  private func preview() { label.text = "Hello, \(field.text ?? "")" }

  private func clear() {
    field.text = ""
    label.text = ""
  }
}
