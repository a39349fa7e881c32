import MVC

/// The button with which the user asks to delete a row; the row's menu then offers to delete it.
final class MinusButton: Button {
  private weak var cell: Cell?

  init(of cell: Cell) {
    self.cell = cell
    super.init("-")
  }

  override package func receive(_ kind: UserAct.Kind) -> EventResult {
    guard let cell, let table = cell.table else { return .unheard }
    return table.askToDelete(cell)
  }
}
