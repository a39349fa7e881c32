extension Exercise {
  /// Refers back weakly (unit 5.5).
  static let strongBackReferences = Exercise(
    name: "F12",
    title: "Strong down, weak back",
    unit: "5.5",
    minutes: 10,
    task: """
      No screen of this module ever goes: the controller keeps its view and its model, and both keep the \
      controller. Draw who keeps whom in both modules. Then change one word in each reference that is wrong, \
      and nothing else.
      """,
    setting: .items,
    // The misused router differs in the types that it builds, and they are the learner's here.
    broken: Side(
      name: "strong-back-references",
      namespaces: ["StrongBackReferences", "Correct"],
      files: itemsFiles + [
        "StrongBackItemsView.swift", "StrongBackItemsModel.swift", "StrongBackItemDetailView.swift",
        "StrongBackItemDetailModel.swift",
      ],
      assembly: correctItems.assembly
    ),
    solution: correctItems,
    marks: [
      Mark(line: "let controller = ItemsViewController(", remark: "draw who keeps whom")
    ],
    hints: [
      "Close a window after 'open list as second', and ask 'show alive'. What is left, and who keeps it?",
      "A reference down, from the controller, is strong; one back to it is weak. There are two modules, "
        + "with a view and a model each.",
      "@Contract(.weak) in 'MineItemsView.swift', 'MineItemsModel.swift', 'MineItemDetailView.swift' and "
        + "'MineItemDetailModel.swift'.",
    ],
    visible: Story(
      title: "a screen is left",
      commands: [
        "tap Add", "type Milk", "confirm Save", "select 0", "back", "open list as second",
        "close first", "outside add Tea",
      ]
    ),
    hidden: itemsStories
  )
}
