import LabText
import MVC

/// An update of a table that does not lead to what its data source has, or is about what does not exist.
///
/// UIKit raises an exception, and the program ends.
public struct InvalidUpdate: Fault, Equatable {
  /// What is wrong with an update.
  public enum Reason: Equatable, Sendable {
    /// It leads to another number of rows than the data source has.
    case rows(before: Int, inserted: Int, deleted: Int, after: Int)
    /// It leads to another number of rows in a section.
    case rowsInSection(Int, expected: Int, after: Int)
    /// It leads to another number of sections.
    case sections(before: Int, inserted: Int, deleted: Int, after: Int)
    /// It is about rows, but there are more or fewer sections than before; the table must reload.
    case otherSections(before: Int, after: Int)
    /// There is no such row among those of the table or, if the update names one, of a section.
    case noRow(Int, count: Int, section: Int? = nil)
    /// There is no such section.
    case noSection(Int, count: Int)
    /// Two updates in one batch are about the same row, such as to delete it and to move it, or lead to it.
    case sameRow(Int, isAfterUpdate: Bool)
    /// Two updates in one batch are about the same section, or lead to it.
    case sameSection(Int, isAfterUpdate: Bool)
  }

  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  public var message: String {
    let start = "invalid table update:"
    return switch reason {
    case .rows(let before, let inserted, let deleted, let after):
      "\(start) \(before) before, \(inserted) inserted, \(deleted) deleted, "
        + "but the data source has \(after)"
    case .rowsInSection(let section, let expected, let after):
      "\(start) \(expected) rows expected in section \(section), but the data source has \(after)"
    case .sections(let before, let inserted, let deleted, let after):
      "\(start) \(counted(before, "section")) before, \(inserted) inserted, \(deleted) deleted, "
        + "but the data source has \(after)"
    case .otherSections(let before, let after):
      "\(start) \(counted(before, "section")) before, but the data source has \(after)"
    case .noRow(let row, let count, let section):
      "\(section.map { "section \($0)" } ?? "the table") has no row \(row); it has \(count)"
    case .noSection(let section, let count):
      "the table has no section \(section); it has \(count)"
    case .sameRow(let row, let isAfterUpdate):
      "\(start) two updates in one batch \(isAfterUpdate ? "that lead to" : "of") row \(row)"
    case .sameSection(let section, let isAfterUpdate):
      "\(start) two updates in one batch \(isAfterUpdate ? "that lead to" : "of") section \(section)"
    }
  }
}
