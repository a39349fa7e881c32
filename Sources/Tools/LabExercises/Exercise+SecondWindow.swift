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
    setting: .toDo,
    broken: Side(
      name: "misused",
      namespaces: ["Misused"],
      assembly: "ToDoModel(each: { Mine.ToDoListController() }, entries: { $0.items })"
    ),
    solution: correctToDo,
    marks: [
      .model,
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
    visible: twoWindows,
    hidden: toDoStories
  )
}
