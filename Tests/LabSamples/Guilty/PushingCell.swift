import MVC
import UIKitNames

// > tap Press row 1

/// Tells the router itself which screen comes next.
final class PushingCell: LampCell {
  var router: LampRouter?

  override func pressed() { router?.show(LampPage()) }  // view-navigates
}

final class PushingList: LampList {
  private let router = LampRouter()

  override func makeCell(_ row: Int) -> UITableViewCell {
    let cell = PushingCell()
    router.navigation = navigationController
    cell.router = router
    return cell
  }
}
