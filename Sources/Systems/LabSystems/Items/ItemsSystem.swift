import HeadlessUI
import MVC
import MVCLab

extension System {
  /// A list of stored items, each with a screen of its own (MVC with contracts).
  public static let items = System(
    name: "items",
    summary: "a list of items in a database, each with a screen of its own",
    origin: "MVC with contracts",
    style: .contract,
    promises: { [MeantItemPromise(), TitlePromise(), ReadableStoragePromise()] },
    screens: [
      ScreenKind("list", "the list of items"),
      ScreenKind("detail", "it opens when the user selects a row of a list", opensInWindow: false),
    ],
    outsideActions: ItemsAssembly.outsideActions,
    openStorage: { file in try file.map(ItemDatabase.init(file:)) ?? ItemDatabase() },
    searchDomain: SearchDomain(texts: ["Milk", "Bread", " "]),
    wirings: [
      wiring(
        "correct",
        .correct,
        "four contracts a module; a model answers only when the item is stored, and notifies every window",
        [
          "ItemsContract.swift", "ItemsViewController.swift", "ItemsModel.swift",
          "ItemsView.swift", "ItemsRouter.swift", "ItemStore.swift", "ItemDetailContract.swift",
          "ItemDetailViewController.swift", "ItemDetailModel.swift", "ItemDetailView.swift",
        ]
      ) { Correct.ItemsRouter(store: $0).makeItems() },
      wiring(
        "published",
        .misused(breaking: .actsOnAnotherRow),
        "as published: indexes into another order, and success reported after a failure",
        [
          "PublishedItemsModel.swift", "PublishedItemsView.swift",
          "PublishedItemsViewController.swift", "PublishedItemsContract.swift",
          "PublishedItemDetail.swift", "LiveItems.swift",
        ],
        store: { ItemStore(.storage, titles: .any) }
      ) { Published.ItemsViewController.module(realm: $0) },
      wiring(
        "wire-missing-view",
        .misused(breaking: .nobodyHeard),
        "the controller has no view, so the answers of its model are lost",
        ["WireMissingViewItemsRouter.swift", "ItemsViewController.swift"]
      ) { WireMissingView.ItemsRouter(store: $0).makeItems() },
      wiring(
        "wire-missing-model",
        .misused(breaking: .nobodyHeard),
        "the controller has no model, so the actions of the user are lost",
        ["WireMissingModelItemsRouter.swift", "ItemsViewController.swift"]
      ) { WireMissingModel.ItemsRouter(store: $0).makeItems() },
      wiring(
        "wire-missing-back",
        .misused(breaking: .nobodyHeard),
        "the model has no controller, so it stores items and no view shows them",
        ["WireMissingBackItemsRouter.swift", "ItemsModel.swift"]
      ) { WireMissingBack.ItemsRouter(store: $0).makeItems() },
      wiring(
        "wire-missing-controller",
        .misused(breaking: .nobodyHeard),
        "the view has no controller, so the actions of the user are lost",
        ["WireMissingControllerItemsRouter.swift", "ItemsView.swift"]
      ) { WireMissingController.ItemsRouter(store: $0).makeItems() },
      wiring(
        "strong-back-references",
        .misused(breaking: .strongBackReference),
        "view and model keep the controller that keeps them, so none is ever freed",
        [
          "StrongBackItemsView.swift", "StrongBackItemsModel.swift",
          "StrongBackItemDetailView.swift", "StrongBackItemDetailModel.swift",
          "StrongBackItemsRouter.swift",
        ]
      ) { StrongBackReferences.ItemsRouter(store: $0).makeItems() },
      wiring(
        "view-talks-to-model",
        .misused(breaking: .viewBypassesController),
        "the view asks the model itself, which answers the controller",
        ["ViewTalksItemsView.swift", "ViewTalksItemsRouter.swift", "ItemsView.swift"]
      ) { ViewTalksToModel.ItemsRouter(store: $0).makeItems() },
      wiring(
        "view-pushes-detail",
        .misused(breaking: .viewNavigates),
        "the view builds the screen of an item and pushes it, with no controller in between",
        ["ViewPushesItemsView.swift", "ViewPushesItemsRouter.swift", "ItemsView.swift"]
      ) { ViewPushesDetail.ItemsRouter(store: $0).makeItems() },
      wiring(
        "raw-items-in-view",
        .misused(breaking: .viewHoldsModel),
        "the controller hands the view the items as they are stored",
        [
          "RawItemsView.swift", "RawItemsViewController.swift", "RawItemsContract.swift",
          "RawItemsRouter.swift",
        ]
      ) { RawItemsInView.ItemsRouter(store: $0).makeItems() },
      wiring(
        "optimistic-view",
        .misused(breaking: .uiChangesUI),
        "the view shows a change, then asks for it; after a refusal the change stays on screen",
        ["OptimisticViewItemsView.swift", "OptimisticViewItemsRouter.swift", "ItemsView.swift"]
      ) { OptimisticView.ItemsRouter(store: $0).makeItems() },
      wiring(
        "mock-behind-contract",
        .correct,
        "correct, with a mock between the view and its controller",
        ["ItemsControllerMock.swift", "MockBehindContractItemsRouter.swift", "ItemsView.swift"]
      ) { MockBehindContract.ItemsRouter(store: $0).makeItems() },
      wiring(
        "published-mock",
        .misused(breaking: .fault),
        "published, with a mock between the view and its controller, which the view casts to a class",
        ["PublishedItemsControllerMock.swift", "PublishedItemsView.swift"],
        store: { ItemStore(.storage, titles: .any) }
      ) { PublishedMock.module(realm: $0) },
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
    store: @escaping @Sendable () -> ItemStore = { ItemStore() },
    makeList: @escaping @Sendable (ItemStore) -> ViewController
  ) -> Wiring {
    Wiring(name, verdict, summary, files: files) { ItemsAssembly(store(), makeList) }
  }
}
