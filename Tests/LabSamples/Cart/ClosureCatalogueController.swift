import HeadlessUI
import MVC

/// Passes plain closures to its cells, and has its models in a container.
final class ClosureCatalogueController: CatalogueController {
  private let services: CartServices
  @ViewState private var expanded: Set<String> = []

  init(services: CartServices) { self.services = services }

  override func viewDidLoad() {
    observe(.cartDidChange, from: services.cart) { controller, _ in controller.showTotal() }
    showTotal()
  }

  private func showTotal() { badge.text = "\(services.cart.total)" }

  override func makeCell(for product: String) -> Cell {
    let cell = table.dequeueCell { ProductCell() }
    cell.onAdd = { [weak self] in self?.services.cart.add(product) }
    cell.onMore = { [weak self] in try? self?.toggle(product) }
    return cell
  }

  private func toggle(_ product: String) throws {
    expanded.formSymmetricDifference([product])
    try table.reloadRows(at: [products.firstIndex(of: product) ?? 0])
  }
}
