/// The cells that show no row: last in, first out, for each class of cells.
struct ReusePool {
  private(set) var cells: [Cell] = []

  mutating func enqueue(_ cell: Cell) { cells.append(cell) }

  mutating func dequeue<Reused: Cell>(where fits: (Reused) -> Bool) -> Reused? {
    for index in cells.indices.reversed() {
      guard let cell = cells[index] as? Reused, fits(cell) else { continue }
      cells.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    return nil
  }
}
