import MVC
import UIKitNames

// near: ui-changes-ui
// > set picker to Large

/// Says in a label below a picker what is picked.
final class PickerLabel: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let sizes = ["Small", "Large"]
  private let picker = UIPickerView()
  private let label = UILabel(identifier: "size")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Coffee"
    (picker.dataSource, picker.delegate) = (self, self)
    view.addSubview(picker)
    view.addSubview(label)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    Self.sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { Self.sizes[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    label.text = "A \(Self.sizes[row].lowercased()) one"
  }
}
