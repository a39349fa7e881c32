/// One time that a table had its data source fill a cell for a row.
package struct CellFill {
  /// The hop of the question.
  package let hop: Int
  package let row: Int
  /// The text of the cell after that.
  package let text: String
}
