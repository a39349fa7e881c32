/// A table was told of rows that its data source does not have, or not told of rows that it has.
///
/// UIKit answers this with an internal-inconsistency exception, and the program ends.
public struct InvalidUpdate: Fault, Equatable {
  public let before: Int
  public let inserted: Int
  public let deleted: Int
  public let after: Int
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
  public let row: Int
  public let count: Int
  public let site: CallSite

  public var message: String { "the table has no row \(row); it has \(count)" }
}
