import MVC
import UIKitNames

// > tap Press row 1

/// A plain type that changes a model for others.
enum LampHelper {
  static func turn(_ store: LampStore, _ row: Int) { store.toggle(row) }
  static func note(_ label: UILabel, _ row: Int) { label.text = "row \(row)" }
}

/// Lets a helper change the store.
final class HelpedCell: LampCell {
  var turn: (store: LampStore, row: Int)?  // view-holds-model

  override func pressed() {
    guard let turn else { return }
    LampHelper.turn(turn.store, turn.row)  // view-changes-model
  }
}

final class HelpedList: LampList {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = HelpedCell()
    cell.turn = (store, row)
    return cell
  }
}
