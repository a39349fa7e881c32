import MVC

/// The button at the beginning of a row that the user edits: a minus opens the menu to delete the row, a plus
/// inserts one at once.
final class EditingButton: Button {
  let style: RowEditingStyle
  private weak var cell: Cell?

  /// The button of a style; nil if it has none.
  init?(_ style: RowEditingStyle, of cell: Cell) {
    guard let title = style.sign else { return nil }
    (self.style, self.cell) = (style, cell)
    super.init(title)
  }

  override package func receive(_ kind: UserAct.Kind) -> EventResult {
    guard let cell, let table = cell.table else { return .unheard }
    return switch style {
    case .none: .unheard
    case .delete: table.askToDelete(cell)
    case .insert: table.commitInsertion(cell)
    }
  }
}

extension RowEditingStyle {
  fileprivate var sign: String? {
    switch self {
    case .none: nil
    case .delete: "-"
    case .insert: "+"
    }
  }
}
