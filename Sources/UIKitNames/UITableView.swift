import HeadlessUI
import MVC

/// Updates that do not throw: as UIKit's exception does, a fault ends the program.
extension TableView {
  /// How UIKit animates a row; here nothing is animated.
  public enum RowAnimation: Sendable {
    /// The animation that UIKit thinks fits.
    case automatic
    /// The row fades in or out.
    case fade
    /// No animation.
    case none
  }

  /// Reloads all rows from the data source.
  public func reloadData(fileID: StaticString = #fileID, line: UInt = #line) {
    endingFlow { try reload(fileID: fileID, line: line) }
  }

  /// Inserts rows; these are their places after the update.
  public func insertRows(
    at paths: [IndexPath],
    with animation: RowAnimation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    update(paths, isInserting: true, fileID, line) {
      try insertRows(at: $0, fileID: fileID, line: line)
    }
  }

  /// Deletes rows; these are their places before the update.
  public func deleteRows(
    at paths: [IndexPath],
    with animation: RowAnimation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    update(paths, fileID, line) { try deleteRows(at: $0, fileID: fileID, line: line) }
  }

  /// Reloads these rows from the data source.
  public func reloadRows(
    at paths: [IndexPath],
    with animation: RowAnimation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    update(paths, fileID, line) { try reloadRows(at: $0, fileID: fileID, line: line) }
  }

  /// Updates the rows at these places.
  private func update(
    _ paths: [IndexPath],
    isInserting: Bool = false,
    _ fileID: StaticString,
    _ line: UInt,
    _ body: (Indexes) throws -> Void
  ) {
    endingFlow {
      try body(numbers(of: paths, isInserting: isInserting, fileID: fileID, line: line))
    }
  }

  private func endingFlow(_ body: () throws -> Void) {
    do { try body() } catch { runtime.flow.end(by: error) }
  }
}
