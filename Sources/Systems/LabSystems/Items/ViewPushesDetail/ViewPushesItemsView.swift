import HeadlessUI
import MVC

extension ViewPushesDetail {
  /// Builds the screen of the selected item itself, and pushes it.
  final class ItemsView: Correct.ItemsView {
    private let router: ItemsRouter

    init(router: ItemsRouter) {
      self.router = router
      super.init()
    }

    override func table(_ table: TableView, didSelectRow row: Int) throws {
      let detail = router.makeDetail(of: try rows.at(row).uuid)
      (controller as? ViewController)?.navigation?.push(detail)
    }
  }
}
