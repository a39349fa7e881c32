import HeadlessUI
import MVC

/// Counts in its label, behind a plain closure of its cells.
final class PaintingCatalogueController: CatalogueController {
  private var total = 0

  override func makeCell(for product: String) -> Cell {
    let cell = table.dequeueCell { ProductCell() }
    cell.onAdd = { [weak self] in self?.count() }
    return cell
  }

  private func count() {
    total += 1
    badge.text = "\(total)"
  }
}
