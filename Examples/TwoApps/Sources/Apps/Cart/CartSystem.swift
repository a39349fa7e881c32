import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A cart with coupons, and a server that takes orders.
  public static let cart = System(
    name: "cart",
    summary: "two products to put in a cart, coupons, and a server that takes orders",
    style: .cocoaMVC,
    promises: { [OneOrderPromise()] },
    screens: [
      ScreenKind("shop", "the products"),
      ScreenKind("cart", "it opens when the user taps 'Cart'", opensInWindow: false),
    ],
    outsideActions: CartAssembly.outsideActions,
    server: .always,
    searchDomain: SearchDomain(texts: ["SAVE10"], numbers: [0]),
    wirings: [
      Wiring(
        "correct",
        .correct,
        "one plain cart with a callback, which asks the shop",
        files: files
      ) { CartAssembly { CatalogueController(cart: $0) } },
      Wiring(
        "greedy-cell",
        .misused(breaking: .viewChangesModel),
        "each cell has the cart, and adds to it",
        files: ["GreedyCell.swift"] + files
      ) { CartAssembly { GreedyCatalogueController(cart: $0) } },
      Wiring(
        "copied-lines",
        .misused(breaking: .modelInController),
        "the cart's screen shows the lines that were there when it opened",
        files: ["CopyingCartController.swift"] + files
      ) {
        CartAssembly {
          CatalogueController(cart: $0) { CopyingCartController(cart: $0) }
        }
      },
      Wiring(
        "ordering-screen",
        .misused(breaking: .controllerUsesNetwork),
        "the cart's screen sends the order, at each tap",
        files: ["OrderingCartController.swift"] + files
      ) {
        CartAssembly {
          CatalogueController(cart: $0) { OrderingCartController(cart: $0) }
        }
      },
    ],
    firstSteps: ["tap Add row 0", "tap Cart", "tap Order", "tap Order", "back", "server ok"],
    sources: .embedded
  )

  private static let files = [
    "CartController.swift", "CatalogueController.swift", "ProductCell.swift", "Cart.swift",
    "CartLine.swift", "Shop.swift", "ServerShop.swift",
  ]
}
