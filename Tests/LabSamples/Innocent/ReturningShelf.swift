import HeadlessUI
import MVC

// in: innocent-contract
// near: ui-changes-ui
// > tap About; back; tap Add

/// What a controller asks of the shelf's view.
protocol ShelfDisplay: Element {
  func show(_ text: String)
}

/// What the view tells its controller.
protocol ShelfOwner: AnyObject {
  func shelfAdd()
  func shelfAbout()
}

/// What a controller asks of the shelf's model.
protocol ShelfStore: AnyObject {
  var count: Int { get }
  func add()
}

/// What the model tells its controller.
protocol ShelfListener: AnyObject {
  func shelfDidChange()
}

/// The number of books on a shelf.
final class ShelfModel: Model, ShelfStore {
  @Contract(.weak) var controller: (any ShelfListener)?
  @Observed private(set) var count = 2

  func add() {
    count += 1
    $controller("shelfDidChange") { $0.shelfDidChange() }
  }
}

/// Shows a text, and reports the taps.
final class ShelfView: Element, ShelfDisplay {
  @Contract(.weak) var controller: (any ShelfOwner)?
  private let label = Label(identifier: "books")
  private let (addButton, aboutButton) = (Button("Add"), Button("About"))

  init() {
    super.init(identifier: "shelf")
    for element in [label, addButton, aboutButton] { addSubview(element) }
    addButton.onTap(self) { view in view.$controller("shelfAdd") { $0.shelfAdd() } }
    aboutButton.onTap(self) { view in view.$controller("shelfAbout") { $0.shelfAbout() } }
  }

  func show(_ text: String) { label.text = text }
}

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
