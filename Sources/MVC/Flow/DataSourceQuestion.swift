/// What a table asks its data source.
public enum DataSourceQuestion: Equatable, Sendable {
  /// How many rows there are.
  case count
  /// A cell for this row.
  case cell(row: Int)
}

extension DataSourceQuestion: CustomStringConvertible {
  /// As the flow shows it: `numberOfRows`, `cellForRow 3`.
  public var description: String {
    switch self {
    case .count: "numberOfRows"
    case .cell(let row): "cellForRow \(row)"
    }
  }
}
