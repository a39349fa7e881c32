import Foundation
import HeadlessUI
import MVC

/// Updates that do not throw: as UIKit's exception does, a fault ends the program.
extension TableView {
  /// How UIKit animates a row; the lab animates nothing.
  public enum RowAnimation: Sendable {
    /// An animation.
    case automatic, fade, left, right, top, bottom, middle, none
  }

  /// Reloads all rows from the data source.
  public func reloadData() { endingFlow { try reload() } }

  /// Inserts rows; these are their places after the update.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    endingFlow { try update(paths.map { .insert(.path($0.rowPath)) }) }
  }

  /// Deletes rows; these are their places before the update.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    endingFlow { try update(paths.map { .delete(.path($0.rowPath)) }) }
  }

  /// Reloads these rows from the data source.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation = .automatic) {
    endingFlow { try update(paths.map { .reload(.path($0.rowPath)) }) }
  }

  /// Moves a row from its place before the update to one after it.
  public func moveRow(at path: IndexPath, to newPath: IndexPath) {
    endingFlow {
      try update([.move(.path(path.rowPath), to: .path(newPath.rowPath))])
    }
  }

  /// Makes several updates as one, and calls `completion` with true afterwards.
  ///
  /// What goes has its place before all updates, what comes has its place after them.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    endingFlow {
      try performBatchUpdates { () throws in updates?() }
      completion?(true)
    }
  }

  /// Makes several updates as one.
  public func performBatchUpdates(_ updates: () -> Void) {
    endingFlow { try performBatchUpdates { () throws in updates() } }
  }

  /// Begins several updates that count as one, until `endUpdates`.
  public func beginUpdates() { endingFlow { try beginBatch() } }

  /// Makes the updates since `beginUpdates`.
  public func endUpdates() { endingFlow { try endBatch() } }

  func raise(_ message: String) { UIKitException.raise(message, in: runtime) }

  func endingFlow(_ body: () throws -> Void) {
    do {
      try runtime.flow.checkGoesOn()
      try body()
    } catch { runtime.flow.end(by: error) }
  }
}
