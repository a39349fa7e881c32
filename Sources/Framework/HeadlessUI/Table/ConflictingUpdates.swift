import MVC

/// Two updates in one batch that are about the same row or section, such as to delete a row and to move it.
///
/// UIKit raises an exception, and the program ends.
public struct ConflictingUpdates: Fault, Equatable {
  /// What both updates are about.
  public enum Place: Equatable, Sendable {
    /// The row of this number.
    case row(Int)
    /// The section of this number.
    case section(Int)
  }

  /// What both updates are about.
  public let place: Place
  /// Whether the place is one after the batch, to which both updates lead, or one before it.
  public let isAfterUpdate: Bool
  /// The line that updated the table.
  public let site: CallSite

  public var message: String {
    let what = isAfterUpdate ? "that lead to" : "of"
    return switch place {
    case .row(let row): "invalid table update: two updates in one batch \(what) row \(row)"
    case .section(let section):
      "invalid table update: two updates in one batch \(what) section \(section)"
    }
  }
}
