import HeadlessUI

/// A product with a button, which calls a closure.
final class ProductCell: Cell {
  var onAdd: () -> Void = {}
  private let addButton = Button("Add")

  init() {
    super.init()
    addSubview(addButton)
    addButton.onTap(self) { $0.onAdd() }
  }
}
