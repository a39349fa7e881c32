/// The object that a table asks for the number of its rows and for their cells.
public protocol TableDataSource: AnyObject {
  /// Returns the number of rows, 0 or more.
  func numberOfRows(in table: TableView) throws -> Int
  /// Returns a cell for `row`, from the table's reuse pool if it has one.
  func table(_ table: TableView, cellForRow row: Int) throws -> Cell
}
