import HeadlessUI

extension UITableViewCell {
  /// The sign at the end of a row; the user can't tap it here.
  public enum AccessoryType: String, CaseIterable, Sendable {
    /// No sign.
    case none = ""
    /// The row leads to another screen.
    case disclosureIndicator = ">"
    /// A button for more about the row, which leads to another screen.
    case detailDisclosureButton = "i >"
    /// The row is chosen.
    case checkmark = "√"
    /// A button for more about the row.
    case detailButton = "i"
  }

  /// What stands after the first line; as in UIKit, a cell keeps it when it is reused.
  public var accessoryType: AccessoryType {
    get { AccessoryType(rawValue: accessory) ?? .none }
    set { setAccessory(newValue.rawValue) }
  }

  /// A view after the first line, which the user can touch, in place of the sign; nil if there is none.
  ///
  /// A control without a label has the name of the row's text. As in UIKit, a cell keeps the view when it is reused.
  public var accessoryView: UIView? {
    get { trailingView }
    set { trailingView = newValue }
  }
}
