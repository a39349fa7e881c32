import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A catalogue whose cells, delegates and models are plain Swift, as many teams have them.
  public static let cart = System(
    name: "cart",
    summary: "two products to put in a cart, in plain Swift",
    style: .cocoaMVC,
    screens: [ScreenKind("catalogue", "the products"), ScreenKind("form", "a form")],
    wirings: [
      wiring("closures", .correct, "ClosureCatalogueController.swift") {
        ClosureCatalogueController(services: $0)
      },
      wiring("delegate", .correct, "DelegateCatalogueController.swift") {
        DelegateCatalogueController(services: $0)
      },
      wiring("plain-model", .correct, "PlainModelCatalogueController.swift") { _ in
        PlainModelCatalogueController(cart: PlainCart())
      },
      wiring("late", .correct, "LateCatalogueController.swift", "LateForm.swift") { _ in
        LateCatalogueController(cart: PlainCart())
      },
      wiring("greedy", .misused(breaking: .viewChangesModel), "GreedyCatalogueController.swift") {
        GreedyCatalogueController(services: $0)
      },
    ],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ ownFiles: String...,
    screen: @escaping @Sendable (CartServices) -> ViewController
  ) -> Wiring {
    let files =
      ownFiles + [
        "CatalogueController.swift", "ProductCell.swift", "Cart.swift", "PlainCart.swift",
        "OrderForm.swift",
      ]
    return Wiring(name, verdict, "a catalogue", files: files) { CartAssembly(screen) }
  }
}

final class CartAssembly: Assembly {
  private let services = CartServices()
  private let screen: (CartServices) -> ViewController

  init(_ screen: @escaping (CartServices) -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController {
    kind == "form" ? OrderForm() : screen(services)
  }

  /// Names rows for the form too, which has no table.
  func truth(of controller: ViewController) -> Truth? {
    controller is OrderForm ? Truth("form") { Rows(["a row"]) } : nil
  }
}
