import LabText
import MVC

/// An update of a table's rows or sections that does not lead to the sections in its data source.
///
/// UIKit raises an internal-inconsistency exception, and the program ends.
public struct InvalidSections: Fault, Equatable {
  /// What is wrong with the sections.
  public enum Kind: Equatable, Sendable {
    /// There are more or fewer sections than before; the table must reload.
    case number(before: Int, after: Int)
    /// An update inserts or deletes sections, and leads to another number of them.
    case update(before: Int, inserted: Int, deleted: Int, after: Int)
    /// A section has another number of rows than the update leads to.
    case rows(section: Int, expected: Int, after: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// The line that updated the table.
  public let site: CallSite

  public var message: String {
    switch kind {
    case .number(let before, let after):
      "invalid table update: \(counted(before, "section")) before, but the data source has \(after)"
    case .update(let before, let inserted, let deleted, let after):
      """
      invalid table update: \(counted(before, "section")) before, \(inserted) inserted, \
      \(deleted) deleted, but the data source has \(after)
      """
    case .rows(let section, let expected, let after):
      """
      invalid table update: \(expected) rows expected in section \(section), \
      but the data source has \(after)
      """
    }
  }
}
