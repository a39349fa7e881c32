extension TableView {
  /// The cells that wait for reuse; the last one is reused first.
  public var pooledCells: [Cell] { pool.cells }

  /// Returns a cell that shows no row any more, or makes a new one.
  public func dequeueCell<Reused: Cell>(_ make: () -> Reused) -> Reused {
    pool.dequeue { _ in true } ?? make()
  }

  /// Returns a cell of the pool that fits, or nil if there is none.
  package func pooledCell<Reused: Cell>(where fits: (Reused) -> Bool) -> Reused? {
    pool.dequeue(where: fits)
  }
}

extension TableView {
  /// Tells the delegate of each cell that has come into sight, and is still there.
  func tellOfNewCells() {
    guard !newCells.isEmpty, let delegate = delegate as? any CellDisplayTableDelegate else {
      return
    }
    let cells = newCells
    newCells = []
    for cell in cells {
      guard let row = row(of: cell) else { continue }
      // It follows from the question for the cell, as what the data source does.
      call("willDisplay row \(row)", of: delegate, because: cell.fills.last?.hop) {
        try delegate.table(self, willDisplay: cell, forRow: row)
      }
    }
  }
}
