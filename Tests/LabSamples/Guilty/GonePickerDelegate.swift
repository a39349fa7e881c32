import MVC
import UIKitNames

// finds: lost-link
// > tap Choose

/// Names the sizes that can be chosen.
final class SizeNames: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { ["Small", "Large"][row] }
}

/// Gives its picker a delegate that nobody keeps.
final class GonePickerDelegate: UIViewController, UIPickerViewDataSource {
  private let picker = UIPickerView()
  private let button = UIButton("Choose")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    view.addSubview(picker)
    button.addTarget(self, action: GonePickerDelegate.choose, for: .touchUpInside)
  }

  private func choose() {
    (picker.dataSource, picker.delegate) = (self, SizeNames())
    picker.reloadAllComponents()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
}
