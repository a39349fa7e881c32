import MVC
import UIKitNames

// > tap Press row 1

/// What everybody finds everything by.
struct LampServices {
  let store: LampStore
}

/// Nobody uses it; its property has a method's name.
struct UnusedActions {
  var toggle: () -> Void = {}
}

/// Changes the store that it has found.
final class LocatingCell: LampCell {
  var services: LampServices?  // view-holds-model
  private let row: Int

  init(_ row: Int) {
    self.row = row
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init(registeredAs identifier: String) { fatalError("it is not registered") }

  override func pressed() {
    services?.store.toggle(row)  // view-changes-model
  }
}

final class LocatingList: LampList {
  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = LocatingCell(row)
    cell.services = LampServices(store: store)
    return cell
  }
}
