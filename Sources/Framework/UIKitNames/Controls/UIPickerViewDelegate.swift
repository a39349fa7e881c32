/// The object that knows how many columns and rows a picker has.
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) throws -> Int
  /// Returns the number of rows in a column, the first being 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) throws -> Int
}

/// The object that knows the titles of a picker's rows, and is called when the user has chosen one.
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row; `?`, which is UIKit's as well, if it is nil.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) throws -> String?
  /// Called when the user has chosen a row; does nothing by default.
  func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) throws
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}
