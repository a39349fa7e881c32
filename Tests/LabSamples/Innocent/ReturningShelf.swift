import HeadlessUI
import MVC

// in: innocent-contract
// near: ui-changes-ui
// > tap About; back; tap Add

/// Has its view show the shelf each time it appears.
class ReturningShelf: ViewController, ShelfOwner, ShelfListener {
  @Contract(.strong) var shelf: (any ShelfDisplay)?
  @Contract(.strong) var model: (any ShelfStore)?

  override init() {
    super.init()
    let (view, model) = (ShelfView(), ShelfModel())
    (view.controller, model.controller) = (self, self)
    (shelf, self.model) = (view, model)
  }

  override func loadView() { if let shelf { view.addSubview(shelf) } }
  override func viewWillAppear() { showShelf() }

  func shelfAdd() { $model("add") { $0.add() } }
  func shelfAbout() { navigation?.push(ViewController()) }
  func shelfDidChange() { showShelf() }

  private func showShelf() {
    let text = "\(model?.count ?? 0) books"
    $shelf("show") { $0.show(text) }
  }
}
