import MVC

/// Cells that no row shows now.
///
/// Last in, first out; each kind of cell for itself.
struct ReusePool {
  private(set) var cells: [Cell] = []

  mutating func enqueue(_ cell: Cell) { cells.append(cell) }

  mutating func dequeue<Reused: Cell>() -> Reused? {
    for index in cells.indices.reversed() {
      guard let cell = cells[index] as? Reused else { continue }
      cells.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    return nil
  }
}
