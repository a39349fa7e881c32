/// The row or the table that a command names: `row 2`, `row Milk in orders`, `in orders`.
package struct Place: Sendable {
  /// The row; nil if the command is about no row.
  package var row: RowName?
  /// The identifier of the table; nil if the screen has only one.
  package var table: String?

  package init(row: RowName? = nil, table: String? = nil) { (self.row, self.table) = (row, table) }
}

extension Arguments {
  /// `row ROW`, and `in TABLE` after it, if the words go on with it.
  mutating func place() throws(ParseError) -> Place {
    guard take("row") else { return Place() }
    return try Place(row: row(until: "in"), table: table())
  }

  /// `in TABLE`, if the words go on with it.
  mutating func table() throws(ParseError) -> String? {
    take("in") ? try phrase("a table").text : nil
  }
}
