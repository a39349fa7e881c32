extension TableView {
  /// Returns a cell that shows no row any more, or makes a new one.
  public func dequeueCell<Reused: Cell>(_ make: () -> Reused) -> Reused {
    pool.dequeue { _ in true } ?? make()
  }

  /// Returns a cell of the pool that fits, or nil if there is none.
  package func pooledCell<Reused: Cell>(where fits: (Reused) -> Bool) -> Reused? {
    pool.dequeue(where: fits)
  }
}
