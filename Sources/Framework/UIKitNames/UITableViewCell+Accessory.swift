import HeadlessUI

extension UITableViewCell {
  /// What stands at the end of a row; the user can't tap it here.
  public enum AccessoryType: Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The row leads to another screen: `>`.
    case disclosureIndicator
    /// A button for more about the row, and the row leads to another screen: `i >`.
    case detailDisclosureButton
    /// The row is chosen: `√`.
    case checkmark
    /// A button for more about the row: `i`.
    case detailButton
  }

  /// What stands behind the first line; as in UIKit, a cell keeps it when it is reused.
  public var accessoryType: AccessoryType {
    get { AccessoryType.allCases.first { $0.sign == accessory } ?? .none }
    set { setAccessory(newValue.sign) }
  }

  /// A view behind the first line, which the user can touch, in place of the sign; nil if there is none.
  ///
  /// A control without a label has the name of the row's text. As in UIKit, a cell keeps the view when it is reused.
  public var accessoryView: UIView? {
    get { trailingView }
    set { trailingView = newValue }
  }
}

extension UITableViewCell.AccessoryType {
  /// How the lab draws it.
  var sign: String {
    switch self {
    case .none: ""
    case .disclosureIndicator: ">"
    case .detailDisclosureButton: "i >"
    case .checkmark: "√"
    case .detailButton: "i"
    }
  }
}
