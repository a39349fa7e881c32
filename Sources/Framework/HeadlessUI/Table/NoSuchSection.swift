import MVC

/// An update of a section that does not exist.
public struct NoSuchSection: Fault, Equatable {
  /// The section's number in the update.
  public let section: Int
  /// The number of sections in the table.
  public let count: Int
  /// The line that updated the table.
  public let site: CallSite

  public var message: String { "the table has no section \(section); it has \(count)" }
}
