extension Exercise {
  /// Moves a rule of the product from the button to the store (unit 1.8).
  static let limit = Exercise(
    name: "F3",
    title: "Whose ten?",
    unit: "1.8",
    minutes: 40,
    task: """
      The list may have ten entries, and only a button knows it. Another device asks no button, and a window that \
      opens when the list is full has heard of no change yet. Let the store check the limit, and let each \
      screen show what the store has from the beginning. Then the store must also say what has happened \
      to it: it guesses that from two sets of identities, and sets have no order.
      """,
    setting: .toDo,
    broken: Side(
      name: "onevcat",
      namespaces: ["Onevcat"],
      files: [
        "OnevcatListController.swift", "OnevcatEditController.swift", "OnevcatStore.swift",
        "OnevcatStore+SharedList.swift",
      ],
      assembly: "ToDoModel(sharing: Mine.ToDoStore.shared) { _ in Mine.ToDoListController() }"
    ),
    solution: correctToDo,
    marks: [
      .model,
      Mark(line: "addButton.setEnabled(", remark: "whose ten is it, and who else adds entries?"),
      Mark(
        line: "observe(.toDoStoreDidChangedBehavior)",
        remark: "what does the button show before the first notification?"
      ),
      Mark(line: "[SwipeAction(", remark: "which entry is in this row when the user confirms?"),
      Mark(line: "func append(_ item", remark: "no word about the limit"),
      Mark(line: "func append(contentsOf", remark: "no word about the limit"),
      Mark(
        line: "static func diff(",
        remark: "the store knows what it does: why guess afterwards?"
      ),
      Mark(line: "titleLabel.setText(firstTitle)", remark: "who tells this screen of a change?"),
    ],
    hints: [
      "'canAdd' is the store's, and 'append' takes as many entries as there is room for. The controller shows "
        + "'canAdd' in 'viewDidLoad' and after each notification.",
      "Each method of the store knows its change: post 'Change' (insert, remove, replace, move) and let "
        + "'table.apply' take it. An entry keeps its identity when it is renamed, and is added once.",
      "'ToDoStore' in 'Sources/Lab/Given' is such a store: make your screens show it, and delete yours.",
    ],
    visible: Story(
      title: "the eleventh entry",
      commands: [
        "batch 9", "tap Add", "open list as second", "outside add Milk", "in second swipe 0",
        "in second confirm Delete", "in second batch 3", "close first", "open list",
      ]
    ),
    hidden: toDoStories + [
      Story(
        title: "the same entry twice",
        commands: ["outside add Milk", "outside resend 0", "tap Add", "swipe 0", "confirm Delete"]
      )
    ]
  )
}
