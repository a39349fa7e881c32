/// The place of a row in a table with sections, as UIKit's index path says it.
public struct RowPath: Hashable, Sendable {
  /// The section, counted from 0.
  public let section: Int
  /// The row in its section, counted from 0.
  public let row: Int

  /// Makes the place of a row in a section.
  public init(row: Int, section: Int) { (self.row, self.section) = (row, section) }
}
