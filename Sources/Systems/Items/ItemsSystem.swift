import MVCLab

extension System {
  /// A list of stored items, each with a screen of its own, wired by contracts (seed 004).
  public static let items = System(
    name: "items",
    summary: "a list of items in a database, each with a screen of its own",
    seed: "004",
    style: .contract,
    screens: [
      ScreenKind("list", "the list of items"),
      ScreenKind("detail", "it opens by selecting a row of a list", opensInWindow: false),
    ],
    outsideActions: ItemsAssembly.outsideActions,
    openStorage: { file in try file.map(ItemDatabase.init(file:)) ?? ItemDatabase() },
    wirings: [
      wiring(
        "correct",
        .correct,
        "four contracts a module; answers only when it is stored, and to everybody",
        [
          "ItemsContract.swift", "ItemsViewController.swift", "ItemsModel.swift",
          "ItemsView.swift", "ItemsRouter.swift", "ItemStore.swift",
        ]
      ) { Correct.ItemsRouter(store: $0).makeItems() },
      wiring(
        "published",
        .misused,
        "as published: indexes into another order, and success reported after a failure",
        [
          "PublishedItemsModel.swift", "PublishedItemsView.swift",
          "PublishedItemsViewController.swift", "PublishedItemsContract.swift",
          "PublishedItemDetail.swift", "LiveItems.swift",
        ]
      ) { Published.ItemsViewController.module(realm: $0) },
    ],
    firstSteps: [
      "tap Add", "type Milk", "confirm Save", "storage fail", "swipe 0", "confirm Delete",
    ],
    sources: .embedded
  )

  private static func wiring(
    _ name: String,
    _ verdict: Wiring.Verdict,
    _ summary: String,
    _ files: [String],
    makeList: @escaping @Sendable (ItemStore) -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, summary, files: files) { ItemsAssembly(makeList) }
  }
}
