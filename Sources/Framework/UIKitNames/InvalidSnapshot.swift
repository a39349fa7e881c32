import MVC

/// A snapshot of a diffable data source that can't be: an item without a section, or two equal ones.
///
/// UIKit raises an exception, and the program ends.
public struct InvalidSnapshot: Fault, Equatable {
  /// What is wrong with it.
  public let message: String
  /// The line that made it so.
  public let site: CallSite
}
