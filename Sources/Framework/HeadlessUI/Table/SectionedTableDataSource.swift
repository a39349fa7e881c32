/// The data source of a table with sections.
///
/// Its table has one row number for all sections together, the first row being 0: the user's commands
/// and the delegate know it, and ``TableView/path(of:)`` says which row of which section it is.
public protocol SectionedTableDataSource: TableDataSource {
  /// Returns the number of sections, 0 or more.
  func numberOfSections(in table: TableView) throws -> Int
  /// Returns the number of rows in a section, 0 or more; the first section is 0.
  func table(_ table: TableView, numberOfRowsInSection section: Int) throws -> Int
  /// Returns a cell for the row at `path`, from the table's reuse pool if it has one.
  func table(_ table: TableView, cellForRowAt path: RowPath) throws -> Cell
  /// Returns the title above a section, even an empty one; none by default.
  func table(_ table: TableView, titleForHeaderInSection section: Int) throws -> String?
  /// Returns the text below a section, even an empty one; none by default.
  func table(_ table: TableView, titleForFooterInSection section: Int) throws -> String?
}

extension SectionedTableDataSource {
  /// No title.
  public func table(_ table: TableView, titleForHeaderInSection section: Int) throws -> String? {
    nil
  }

  /// No text.
  public func table(_ table: TableView, titleForFooterInSection section: Int) throws -> String? {
    nil
  }

  /// The number of rows of all sections.
  public func numberOfRows(in table: TableView) throws -> Int {
    try (0..<max(0, numberOfSections(in: table))).reduce(0) {
      try $0 + self.table(table, numberOfRowsInSection: $1)
    }
  }

  /// The cell at the path of this row; an empty cell if the table has no such row.
  public func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    guard let path = table.path(of: row) else { return Cell() }
    return try self.table(table, cellForRowAt: path)
  }
}
