extension Exercise {
  /// Takes the array out of the controller (unit 1.2).
  static let secondWindow = Exercise(
    name: "F1",
    title: "The second window",
    unit: "1.2",
    minutes: 20,
    task: """
      Each window has a list of its own, because the array lives in the view controller. Give all windows \
      one 'ToDoStore': let the user's actions change the store and nothing else, and let the screens \
      change when the store says that it has changed.
      """,
    wirings: Wirings(
      system: "todo",
      broken: Side(
        name: "misused",
        namespace: "Misused",
        assembly: "ToDoModel(each: { Mine.ToDoListController() }, entries: { $0.items })"
      ),
      solution: Side(
        name: "correct",
        namespace: "Correct",
        assembly:
          "ToDoModel(sharing: ToDoStore(), makeList: Mine.ToDoListController.init(store:))"
      )
    ),
    shared: [
      "ToDoItem.swift", "ToDoStore.swift", "SharedList.swift", "ToDoAssembly.swift",
      "ToDoBackend.swift", "ListController.swift", "EditController.swift", "LimitPromise.swift",
      "NoLostEntryPromise.swift",
    ],
    marks: [
      Mark(line: "var items: [ToDoItem]", remark: "the values of a model: whose should they be?"),
      Mark(line: "func append(", remark: "the tap moves the rows, and no other window hears of it"),
      Mark(line: "func remove(at", remark: "the same, when an entry goes"),
      Mark(
        line: "private let item: ToDoItem",
        remark: "a copy: who tells this screen of a change?"
      ),
    ],
    hints: [
      "Who else should hear that the list has changed? Let 'MineWiring.swift' make one 'ToDoStore', and "
        + "give it to each list: ToDoModel(sharing: ToDoStore(), makeList: …).",
      "A tap calls 'store.add'. In 'viewDidLoad', observe(.toDoStoreDidChange, from: store) { … } is the "
        + "only place from which rows move; 'table.apply' takes the store's change.",
      "The edit screen needs the store and an identity, not a copy of the entry. It observes the store too.",
    ],
    visible: Story(
      title: "two windows",
      commands: [
        "tap Add", "open list as second", "in second tap Add", "in first swipe 0",
        "in first confirm Delete",
      ]
    ),
    hidden: [
      Story(
        title: "another device",
        commands: [
          "outside add Milk", "open list as second", "outside rename 0 Tea", "outside add Bread",
          "outside reorder 0 1", "in second swipe 0", "in second confirm Delete",
        ]
      ),
      Story(
        title: "ten entries",
        commands: [
          "batch 9", "open list as second", "in second tap Add", "in first swipe 0",
          "in first confirm Delete",
        ]
      ),
      Story(
        title: "the edit screen",
        commands: [
          "tap Add", "open list as second", "in first select 0", "outside rename 0 Milk",
          "in first type Tea", "in first tap Save", "in second select 0", "outside remove 0",
        ]
      ),
      Story(
        title: "a window is closed",
        commands: ["tap Add", "open list as second", "close first", "in second tap Add"]
      ),
    ]
  )
}
