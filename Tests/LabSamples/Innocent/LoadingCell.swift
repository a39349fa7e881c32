import MVC
import UIKitNames

// near: view-uses-network
// > tap Press row 1; server ok Hall

/// Loads what a lamp is called.
final class LampNames: Model {
  @Observed private(set) var name = ""

  func load(_ row: Int) {
    server?.send(Request("name", "\(row)"), then: Block(self) { $0.name = "\($1)" })
  }
}

/// Asks by a closure for what its row is called.
final class LoadingCell: LampCell {
  var onLoad: () -> Void = {}

  override func pressed() { load() }

  private func load() { onLoad() }
}

final class LoadingList: LampList {
  private let names = LampNames()

  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = LoadingCell()
    cell.onLoad = { [names] in names.load(row) }
    return cell
  }
}
