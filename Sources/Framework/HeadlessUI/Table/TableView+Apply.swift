import MVC

extension TableView {
  /// Updates the rows as a change of the model says, whose indexes are row numbers.
  ///
  ///     case .changed(let change): try table.apply(change)
  ///
  /// It calls `insertRows`, `deleteRows`, `reloadRows` or `moveRow`, and throws what they throw; after
  /// `.set` it reloads the table.
  public func apply(_ change: Change) throws {
    switch change {
    case .set: try reload()
    case .insert(let indexes): try insertRows(at: indexes)
    case .remove(let indexes): try deleteRows(at: indexes)
    case .replace(let indexes): try reloadRows(at: indexes)
    case .move(let from, let to): try moveRow(at: from, to: to)
    }
  }
}
