/// Cells that no row shows now.
///
/// Last in, first out.
struct ReusePool {
  private(set) var cells: [Cell] = []

  mutating func enqueue(_ cell: Cell) { cells.append(cell) }

  mutating func dequeue() -> Cell? {
    guard let cell = cells.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }
}
