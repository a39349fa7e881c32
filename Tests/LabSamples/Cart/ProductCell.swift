import HeadlessUI
import MVC

/// A product with a button, which calls a plain closure.
final class ProductCell: Cell {
  var onAdd: (() -> Void)?
  var onMore: (() -> Void)?
  private let addButton = Button("Add")
  private let moreButton = Button("More")

  init() {
    super.init()
    addSubview(StackView([addButton, moreButton]))
    addButton.onTap(self) { $0.addTapped() }
    moreButton.onTap(self) { $0.moreTapped() }
  }

  private func addTapped() { onAdd?() }
  private func moreTapped() { onMore?() }
}

/// The object that a cell with a plain delegate calls.
protocol DelegatingCellDelegate: AnyObject {
  func add(_ product: String)
}

/// A product with a button, which calls a plain weak delegate.
final class DelegatingCell: Cell {
  weak var delegate: (any DelegatingCellDelegate)?
  private let addButton = Button("Add")

  init() {
    super.init()
    addSubview(addButton)
    addButton.onTap(self) { $0.addTapped() }
  }

  private func addTapped() { delegate?.add(text) }
}

/// A product with a button, which changes the cart itself.
final class GreedyCell: Cell {
  var cart: (() -> Cart)?
  private let addButton = Button("Add")

  init() {
    super.init()
    addSubview(addButton)
    addButton.onTap(self) { $0.addTapped() }
  }

  private func addTapped() { cart?().add(text) }
}
