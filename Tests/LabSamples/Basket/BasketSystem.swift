import HeadlessUI
import MVCLab

extension System {
  /// A basket whose models know nothing of the lab.
  public static let basket = System(
    name: "basket",
    summary: "a basket whose model knows no lab",
    style: .cocoaMVC,
    screens: [ScreenKind("basket", "the button and the number of lines")],
    wirings: [
      wiring("callback", .correct) { PlainBasketController() },
      wiring("observable", .correct) { ObservableBasketController() },
      wiring("greedy", .misused(breaking: .viewChangesModel)) { GreedyBasketController() },
    ],
    firstSteps: ["tap Add"],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    screen: @escaping @Sendable () -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, "a basket", files: ["Baskets.swift", "BasketControllers.swift"]) {
      BasketAssembly(screen)
    }
  }
}

final class BasketAssembly: Assembly {
  private let screen: () -> ViewController

  init(_ screen: @escaping () -> ViewController) { self.screen = screen }

  func makeScreen(_ kind: String) -> ViewController { screen() }
}
