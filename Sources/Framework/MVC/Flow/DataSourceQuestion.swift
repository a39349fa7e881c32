/// A question of a table to its data source.
public enum DataSourceQuestion: Equatable, Sendable {
  /// The table asks for the number of rows.
  case count
  /// The table asks for the cell of this row.
  case cell(row: Int)
  /// The table asks whether the user may delete or move this row.
  case canEdit(row: Int)
  /// The table asks whether the user may move this row.
  case canMove(row: Int)
}

extension DataSourceQuestion: CustomStringConvertible {
  /// The question as the flow shows it: `numberOfRows`, `cellForRow 3`.
  public var description: String {
    switch self {
    case .count: "numberOfRows"
    case .cell(let row): "cellForRow \(row)"
    case .canEdit(let row): "canEditRow \(row)"
    case .canMove(let row): "canMoveRow \(row)"
    }
  }
}
