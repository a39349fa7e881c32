import MVC
import UIKitNames

// > tap Press row 1

/// What a cell is given to work on.
protocol Switchable: AnyObject {
  func toggle(_ row: Int)
}

extension LampStore: Switchable {}

/// Knows the store by a protocol only, and changes it all the same.
final class CommandingCell: LampCell {
  var lamps: (any Switchable)?  // view-holds-model
  var row = 0

  override func pressed() { lamps?.toggle(row) }  // view-changes-model
}

final class CommandingList: LampList {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = CommandingCell()
    (cell.lamps, cell.row) = (store, row)
    return cell
  }
}
