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
    endingFlow {
      let rows = try numbers(of: paths, isInserting: true, fileID: fileID, line: line)
      try insertRows(at: rows, fileID: fileID, line: line)
    }
  }

  /// Deletes rows; these are their places before the update.
  public func deleteRows(
    at paths: [IndexPath],
    with animation: RowAnimation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    endingFlow {
      let rows = try numbers(of: paths, fileID: fileID, line: line)
      try deleteRows(at: rows, fileID: fileID, line: line)
    }
  }

  /// Reloads these rows from the data source.
  public func reloadRows(
    at paths: [IndexPath],
    with animation: RowAnimation,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    endingFlow {
      let rows = try numbers(of: paths, fileID: fileID, line: line)
      try reloadRows(at: rows, fileID: fileID, line: line)
    }
  }

  private func endingFlow(_ body: () throws -> Void) {
    do { try body() } catch { runtime.flow.end(by: error) }
  }
}
