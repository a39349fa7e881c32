extension Exercise {
  /// Asks the server before the list changes (unit 1.12).
  static let refusal = Exercise(
    name: "F4",
    title: "Ask first",
    unit: "1.12",
    minutes: 30,
    task: """
      There is a server now, and it decides. This list shows a row before the server has agreed, and only \
      logs the answer. Ask first: a row comes, changes or goes when the server has granted it. A refusal is \
      shown to the user who asked, and so is no answer at all.
      """,
    setting: .toDoWithServer,
    broken: Side(
      name: "optimistic",
      namespaces: ["Optimistic"],
      bases: ["Misused"],
      files: [
        "OptimisticListController.swift", "MisusedListController.swift",
        "MisusedEditController.swift",
      ],
      assembly: "ToDoModel(each: { Mine.ToDoListController() }, entries: { $0.items })"
    ),
    solution: correctToDo,
    marks: [
      .model,
      Mark(line: "try super.append(titles)", remark: "the row is a guess"),
      Mark(line: "try super.remove(at: row)", remark: "and if the server refuses?"),
      Mark(line: "try super.edit(", remark: "and if the server refuses?"),
      Mark(line: "server?.send(", remark: "whose business is a request, and its answer?"),
    ],
    hints: [
      "A controller that sends requests must outlive their answers, and each window would have its own. "
        + "'ToDoStore' in 'Sources/Lab/Given' asks first: let all windows show one.",
      "Nothing moves after a tap. What 'viewDidLoad' observes, observe(.toDoStoreDidChange, from: store), "
        + "is the only place from which rows move.",
      "A refusal concerns who asked: 'store.add(…, ifRefused:)' takes a block, and the controller's shows "
        + "'The server refused: …'. The edit screen passes on the list's, because it closes at once.",
    ],
    visible: Story(
      title: "granted and refused",
      commands: [
        "tap Add", "server ok last", "server ok", "tap Add", "server fail", "swipe 0",
        "confirm Delete", "server fail",
      ]
    ),
    hidden: [
      Story(
        title: "late answers",
        commands: [
          "server ok", "tap Add", "tap Add", "open list as second", "server ok last", "server ok",
          "in second swipe 0", "in second confirm Delete", "in first tap Add", "server ok last",
          "server ok",
        ]
      ),
      Story(
        title: "the server's list",
        commands: [
          "tap Add", "server ok last", "server ok 'Bread, Tea'", "outside add Milk",
          "outside remove 0",
        ]
      ),
      Story(
        title: "the edit screen",
        commands: [
          "server ok", "tap Add", "server ok", "select 0", "type Tea", "tap Save", "server fail",
          "select 0", "type Milk", "tap Save", "server ok", "select 0", "tap Delete",
          "server fail",
        ]
      ),
      Story(
        title: "no room while requests wait",
        commands: [
          "server ok", "batch 9", "server ok", "tap Add", "server fail", "tap Add", "server ok",
        ]
      ),
      Story(
        title: "no answer",
        commands: ["server ok", "tap Add", "server drop", "advance 60s", "tap Add", "server ok"]
      ),
    ]
  )
}
