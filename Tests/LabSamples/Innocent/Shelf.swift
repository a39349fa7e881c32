import HeadlessUI
import MVC

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
