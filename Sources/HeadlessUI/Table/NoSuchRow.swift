import MVC

/// An update of a row that does not exist.
public struct NoSuchRow: Fault, Equatable {
  /// The row's number in the update.
  public let row: Int
  /// The number of rows in the table.
  public let count: Int
  /// The line that updated the table.
  public let site: CallSite

  public var message: String { "the table has no row \(row); it has \(count)" }
}
