extension Exercise.Setting {
  /// A list without a server.
  static let toDo = Exercise.Setting(
    system: "todo",
    assembly: "ToDoAssembly",
    promises: ["LimitPromise", "NoLostEntryPromise"],
    files: [
      "ToDoItem.swift", "ToDoStore.swift", "SharedList.swift", "ToDoAssembly.swift",
      "ToDoBackend.swift", "ListController.swift", "EditController.swift", "LimitPromise.swift",
      "NoLostEntryPromise.swift",
    ]
  )

  /// A list whose server decides.
  static let toDoWithServer = Exercise.Setting(
    system: "todo",
    withServer: true,
    assembly: toDo.assembly,
    promises: toDo.promises + ["ConfirmedPromise"],
    files: toDo.files + ["ConfirmedPromise.swift"]
  )
}

extension Exercise {
  static let correctToDo = Side(
    name: "correct",
    namespaces: ["Correct"],
    assembly: "ToDoModel(sharing: ToDoStore(), makeList: Mine.ToDoListController.init(store:))"
  )

  static let twoWindows = Story(
    title: "two windows",
    commands: [
      "tap Add", "open list as second", "in second tap Add", "in first swipe 0",
      "in first confirm Delete",
    ]
  )

  static let toDoStories = [
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
}
