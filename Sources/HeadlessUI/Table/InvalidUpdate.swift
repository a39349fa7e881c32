import MVC

/// A table was told of rows that its data source does not have, or not told of rows that it has.
///
/// UIKit answers this with an internal-inconsistency exception, and the program ends.
public struct InvalidUpdate: Fault, Equatable {
  /// How many rows the table had.
  public let before: Int
  /// How many it was told are new.
  public let inserted: Int
  /// How many it was told are gone.
  public let deleted: Int
  /// How many its data source has now.
  public let after: Int
  /// The line that told the table.
  public let site: CallSite

  public var message: String {
    """
    invalid table update: \(before) before, \(inserted) inserted, \(deleted) deleted, \
    but the data source has \(after)
    """
  }
}

/// A table was told of a row that does not exist.
public struct NoSuchRow: Fault, Equatable {
  /// The row it was told of.
  public let row: Int
  /// How many rows it has.
  public let count: Int
  /// The line that told the table.
  public let site: CallSite

  public var message: String { "the table has no row \(row); it has \(count)" }
}
