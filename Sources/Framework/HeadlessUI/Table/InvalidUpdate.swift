import MVC

/// An update of a table that does not lead to the number of rows in its data source.
///
/// UIKit raises an internal-inconsistency exception, and the program ends.
public struct InvalidUpdate: Fault, Equatable {
  /// The number of rows before the update.
  public let before: Int
  /// The number of rows that the update inserts.
  public let inserted: Int
  /// The number of rows that the update deletes.
  public let deleted: Int
  /// The number of rows in the data source.
  public let after: Int
  /// The line that updated the table.
  public let site: CallSite

  public var message: String {
    """
    invalid table update: \(before) before, \(inserted) inserted, \(deleted) deleted, \
    but the data source has \(after)
    """
  }
}
