import Foundation
import HeadlessUI
import MVC

extension TableView {
  /// How UIKit draws the sections; here all look the same.
  public enum Style: Sendable {
    /// A look.
    case plain, grouped, insetGrouped
  }

  /// Registers a class of cells, which the table makes one of if none with this name waits for reuse.
  public func register<Registered: UITableViewCell>(
    _ type: Registered.Type,
    forCellReuseIdentifier identifier: String
  ) { cellMakers[identifier] = { type.init(registeredAs: identifier) } }

  /// Returns a cell with this name that shows no row any more, or makes one of the registered class; nil if there is
  /// neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pooledCell(where: { $0.reuseIdentifier == identifier }) ?? cellMakers[identifier]?()
      as? UITableViewCell
  }

  /// Returns a cell with this name that shows no row any more, or makes one of the registered class.
  ///
  /// A name that no class is registered under ends the program, with a ``UIKitException``.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    raise("no class of cells is registered under '\(identifier)'")
    return UITableViewCell()
  }
}
