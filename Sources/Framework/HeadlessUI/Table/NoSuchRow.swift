import MVC

/// An update of a row that does not exist.
public struct NoSuchRow: Fault, Equatable {
  /// The row's number in the update.
  public let row: Int
  /// The number of rows in the table or, if the update names it, in the section.
  public let count: Int
  /// The section that the update names; nil if the row's number counts all rows of the table.
  public let section: Int?
  /// The line that updated the table.
  public let site: CallSite

  init(row: Int, count: Int, section: Int? = nil, site: CallSite) {
    (self.row, self.count, self.section, self.site) = (row, count, section, site)
  }

  public var message: String {
    "\(section.map { "section \($0)" } ?? "the table") has no row \(row); it has \(count)"
  }
}
