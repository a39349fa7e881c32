/// Gives each box what its row has.
final class ChosenInItsRow: ChosenInOtherRows {
  override func prepare(_ cell: PackingCell, for thing: String) {
    super.prepare(cell, for: thing)
    cell.box.isOn = list.packed.contains(thing)
  }
}
