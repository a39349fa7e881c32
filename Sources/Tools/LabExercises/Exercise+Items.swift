extension Exercise.Setting {
  /// The items in a database, which is the laboratory's own for both wirings.
  static let items = Exercise.Setting(
    system: "items",
    assembly: "ItemsAssembly",
    promises: ["MeantItemPromise", "TitlePromise", "ReadableStoragePromise"],
    files: [
      "ItemStore.swift", "ItemRow.swift", "ItemDetailScreen.swift", "ItemsAssembly.swift",
      "MeantItemPromise.swift", "TitlePromise.swift", "ReadableStoragePromise.swift",
    ],
    sharedTypes: ["Item", "ItemDatabase"]
  )
}

extension Exercise {
  /// The files of a correct module that a misused one may share.
  static let itemsFiles = [
    "ItemsContract.swift", "ItemsViewController.swift", "ItemDetailContract.swift",
    "ItemDetailViewController.swift", "ItemDetailViewController+Screen.swift", "ItemsRouter.swift",
  ]

  static let correctItems = Side(
    name: "correct",
    namespaces: ["Correct"],
    files: itemsFiles + [
      "ItemsView.swift", "ItemsModel.swift", "ItemDetailView.swift", "ItemDetailModel.swift",
    ],
    assembly: "ItemStore(), { Mine.ItemsRouter(store: $0).makeItems() }"
  )

  static let itemsStories = [
    Story(
      title: "the storage refuses",
      commands: [
        "tap Add", "type Milk", "confirm Save", "storage fail", "tap Add", "type Tea",
        "confirm Save", "swipe 0", "confirm Delete", "relaunch",
      ]
    ),
    Story(
      title: "deleted from the middle",
      commands: [
        "outside add Milk", "outside add Tea", "outside add Bread", "swipe 0", "confirm Delete",
        "select 0", "back", "swipe 1", "confirm Delete", "layout",
      ]
    ),
    Story(
      title: "two windows",
      commands: [
        "outside add Milk", "open list as second", "in second tap Add", "in second type Tea",
        "in second confirm Save", "in first swipe 0", "in first confirm Delete",
        "in second select 0",
      ]
    ),
    Story(
      title: "another device",
      commands: [
        "outside add Milk", "select 0", "outside rename 0 Tea", "outside remove 0", "layout",
        "back", "outside add Bread", "outside rename 0 Milk",
      ]
    ),
    Story(
      title: "a title of blanks",
      commands: [
        "tap Add", "type ' '", "confirm Save", "tap Add", "confirm Save", "tap Add", "tap Cancel",
      ]
    ),
  ]
}
