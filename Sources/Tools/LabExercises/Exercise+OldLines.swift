extension Exercise {
  /// Deletes the lines that do by hand what the notification does (unit 1.4).
  static let oldLines = Exercise(
    name: "F2",
    title: "The old lines",
    unit: "1.4",
    minutes: 15,
    task: """
      The store is shared and the list listens to it, but the old code is still there, so everything \
      happens twice. Delete what the notification does already. Then let the edit screen listen as well: \
      it needs no delegate.
      """,
    setting: .toDo,
    broken: Side(
      name: "half-notified",
      namespaces: ["HalfNotified", "HalfStore"],
      assembly: correctToDo.assembly
    ),
    solution: correctToDo,
    marks: [
      Mark(line: "try table.insertRows(", remark: "who else inserts this row?"),
      Mark(line: "try table.deleteRows(", remark: "who else deletes this row?"),
      Mark(line: "try table.reloadRows(", remark: "who else repaints this row?"),
      Mark(line: "$delegate {", remark: "who else tells the list?"),
      Mark(line: "private func showEntry()", remark: "who calls this when another device renames?"),
    ],
    hints: [
      "'storeDidChange' moves every row, whoever changed the store. After 'store.add' nothing is left to do.",
      "Only the lines after 'store.add', 'store.rename' and 'store.remove' go; with them goes the delegate.",
      "In the edit screen: observe(.toDoStoreDidChange, from: store) { controller, _ in … }.",
    ],
    visible: twoWindows,
    hidden: toDoStories
  )
}
