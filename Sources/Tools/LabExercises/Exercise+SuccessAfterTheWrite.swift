extension Exercise {
  /// Reports success after the write, and a failure as one (unit 5.16).
  static let successAfterTheWrite = Exercise(
    name: "F13",
    title: "Success comes after the write",
    unit: "5.16",
    minutes: 60,
    task: """
      This is the demo as published. When the storage refuses, it prints the error and reports success. Begin \
      there: an answer comes when the item is stored, and a failure has an answer of its own, which the \
      user sees. Then let the contract speak of items, not of indexes, and let the model answer also when \
      another window or another device has changed the storage.
      """,
    setting: .items,
    broken: Side(
      name: "published",
      namespaces: ["Published"],
      files: [
        "PublishedItemsContract.swift", "PublishedItemsModel.swift", "PublishedItemsView.swift",
        "PublishedItemsViewController.swift", "PublishedItemDetail.swift",
        "PublishedItemDetail+Screen.swift", "LiveItems.swift",
      ],
      assembly:
        "ItemStore(.storage, titles: .any), { Mine.ItemsViewController.module(realm: $0) }"
    ),
    solution: correctItems,
    marks: [
      .wiring("in which order has a list its items?"),
      Mark(line: "// The article prints the error", remark: "and then it reports success"),
      Mark(
        line: "func onItemDeletion(index: Int) throws",
        remark: "an index into which list, and when?"
      ),
      Mark(line: "override func layoutSubviews()", remark: "how often does this happen?"),
      Mark(line: "let controller = try (controller as?", remark: "what stands behind a contract?"),
      Mark(
        line: "let found = try item.forced(",
        remark: "there always is one, as long as there is one window"
      ),
      Mark(line: "func onUUIDRetrieval(uuid", remark: "who decides which screen comes next?"),
    ],
    hints: [
      "In the model: do { try realm.add(item); answer } catch { $controller(\"onFailure\") … }. The controller "
        + "shows a toast: 'Could not store 'Milk''.",
      "The store posts .itemStoreDidChange when a change is stored, whoever asked for it. If the model answers "
        + "to that, and to nothing else, windows and devices are served as well.",
      "Rows have a 'uuid' beside their title ('ItemRow'). The order of the storage is not that of the list, and "
        + "spaces are no title: 'ItemStore()' in 'MineWiring.swift' has the list's order, and refuses them.",
    ],
    visible: Story(
      title: "the storage refuses",
      commands: [
        "tap Add", "type Milk", "confirm Save", "storage fail", "tap Add", "type Tea",
        "confirm Save", "swipe 0", "confirm Delete",
      ]
    ),
    hidden: Array(itemsStories.dropFirst()) + [
      Story(
        title: "a window is closed",
        commands: ["outside add Milk", "open list as second", "close first", "select 0", "back"]
      ),
      Story(
        title: "launched again",
        commands: ["tap Add", "type Milk", "confirm Save", "relaunch", "outside add Tea"]
      ),
    ]
  )
}
