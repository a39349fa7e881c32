import HeadlessUI
import MVC

/// Is the plain delegate of its cells.
final class DelegateCatalogueController: CatalogueController, DelegatingCellDelegate {
  private let services: CartServices
  private let mark = Label("*")

  init(services: CartServices) { self.services = services }

  override func viewDidLoad() {
    observe(.cartDidChange, from: services.cart) { controller, _ in
      controller.badge.text = "\(controller.services.cart.total)"
    }
  }

  override func loadView() {
    super.loadView()
    view.addSubview(mark)
    mark.isHidden = true
  }

  override func makeCell(for product: String) -> Cell {
    let cell = table.dequeueCell { DelegatingCell() }
    cell.delegate = self
    return cell
  }

  func add(_ product: String) {
    services.cart.add(product)
    // mvclab: allow ui-changes-ui: the mark only says that the tap was received
    mark.isHidden = false
  }
}
