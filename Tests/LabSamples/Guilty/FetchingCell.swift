import MVC
import UIKitNames

// > tap Press row 1; server ok Hall

/// Makes the model load, when its row is reused or not.
final class FetchingCell: LampCell {
  var names: LampNames?  // view-holds-model

  override func pressed() { fetch() }

  private func fetch() { names?.load(0) }  // view-uses-network
}

final class FetchingList: LampList {
  private let names = LampNames()

  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = FetchingCell()
    cell.names = names
    return cell
  }
}
