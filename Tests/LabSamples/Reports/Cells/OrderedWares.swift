/// Gives each button what its ware has.
final class OrderedWares: ButtonOffInCell {
  override func prepare(_ cell: WareCell, for ware: String) {
    super.prepare(cell, for: ware)
    cell.button.isEnabled = !orders.ordered.contains(ware)
  }
}
