import LabSystems
import MVCLab

extension [WiringDifference] {
  static let todo: Self = [
    WiringDifference(
      .todo,
      "queueing",
      """
      ToDoStore inherits
        ~ send(_:answered:)  -2 +11
      """
    ),
    WiringDifference(
      .todo,
      "misused",
      """
      ToDoListController
        ~ declaration
          - class ToDoListController: ListController, TableDataSource, TableDelegate {
          + class ToDoListController: ListController, TableDataSource, TableDelegate, EditDelegate {
        + items  +1
        ~ viewDidLoad()  -4 +2
        ~ addTapped()  -2 +2
        ~ paste(_:)
          - func paste(_ lines: [String]) { store.add(lines, ifRefused: showRefusal) }
          + func paste(_ lines: [String]) throws { try append(lines) }
        + append(_:)  +8
        + remove(at:)  +8
        ~ numberOfRows(in:)
          - func numberOfRows(in table: TableView) -> Int { store.items.count }
          + func numberOfRows(in table: TableView) -> Int { items.count }
        ~ table(_:cellForRow:)
          - cell(showing: try store.items.at(row).title)
          + cell(showing: try items.at(row).title)
        ~ table(_:didSelectRow:)  -4 +4
        ~ table(_:swipeActionsForRow:)  -3 +2
        + edit(_:didRename:to:)  +5
        + edit(_:didDelete:)  +4
        - store  -1
        - init(store:)  -1
        - storeDidChange(_:)  -8
        - showRefusal  -3
        - showRoom()  -1
      + EditDelegate  +3
      ToDoEditController
        + item  +1
        + delegate  +1
        + init(item:)  +4
        ~ viewDidLoad()  -3 +2
        ~ saveTapped()  -1 +2
        ~ deleteTapped()
          - store.remove(entryID, ifRefused: ifRefused)
          + $delegate { try $0.edit(self, didDelete: item) }
        - store  -1
        - ifRefused  -1
        - init(store:entryID:ifRefused:)  -4
        - showEntry()  -6
      """
    ),
    WiringDifference(
      .todo,
      "massive",
      from: "misused",
      """
      ToDoListController
        ~ declaration
          - class ToDoListController: ListController, TableDataSource, TableDelegate, EditDelegate {
          + class ToDoListController: ListController, TableDataSource, TableDelegate {
        ~ items
          - var items: [ToDoItem] = []
          + private(set) var items: [ToDoItem] = []
        + adding  +1
        ~ viewDidLoad()
          + send(Request("load")) { try $0.showAll(ToDoItem.list(from: $1)) }
        ~ addTapped()
          - try append(["To Do Item \\(items.count + 1)"])
          + try add(["To Do Item \\(items.count + adding + 1)"])
        ~ paste(_:)
          - func paste(_ lines: [String]) throws { try append(lines) }
          + func paste(_ lines: [String]) throws { try add(lines) }
        ~ table(_:didSelectRow:)  -2 +5
        ~ table(_:swipeActionsForRow:)  -2 +3
        + showRoom()  +3
        + saveTapped()  +7
        + deleteTapped()  +5
        + add(_:)  +12
        + rename(_:to:)  +7
        + remove(_:)  +4
        + showAll(_:)  +5
        + insert(_:)  +6
        + replace(by:)  +5
        + delete(_:)  +6
        + send(_:whenAnswered:whenGranted:)  +15
        - append(_:)  -8
        - remove(at:)  -8
        - edit(_:didRename:to:)  -5
        - edit(_:didDelete:)  -4
      """
    ),
    WiringDifference(
      .todo,
      "misused-server",
      from: "misused",
      """
      ToDoListController inherits
        ~ viewDidLoad()  -3 +8
        + show(_:)  +7
      """
    ),
    WiringDifference(
      .todo,
      "optimistic",
      from: "misused",
      """
      ToDoListController inherits
        + log  +1
        ~ append(_:)  -6 +2
        ~ remove(at:)  -6 +3
        ~ edit(_:didRename:to:)  -4 +7
        + send(_:)  +3
      """
    ),
    WiringDifference(
      .todo,
      "half-store",
      """
      ToDoListController
        ~ viewDidLoad()  -3 +1
        ~ addTapped()  -2 +4
        ~ paste(_:)  -1 +6
        + remove(at:)  +5
        ~ table(_:didSelectRow:)  -3 +3
        ~ table(_:swipeActionsForRow:)  -3 +2
        + extension ToDoListController: EditDelegate  +1
        + editDidRename(row:)  +3
        + editDidDelete(row:)  +4
        - storeDidChange(_:)  -8
        - showRefusal  -3
        - showRoom()  -1
      + EditDelegate  +3
      ToDoEditController
        + delegate  +1
        + init(store:entryID:)  +4
        ~ viewDidLoad()
          - observe(.toDoStoreDidChange, from: store) { controller, _ in controller.showEntry() }
        ~ saveTapped()  -1 +4
        ~ deleteTapped()  -1 +4
        - ifRefused  -1
        - init(store:entryID:ifRefused:)  -4
      """
    ),
    WiringDifference(
      .todo,
      "half-notified",
      from: "half-store",
      """
      ToDoListController
        ~ viewDidLoad()  -0 +2
        + storeDidChange(_:)  +8
        + showRoom()  +1
      """
    ),
    WiringDifference(
      .todo,
      "model-paints",
      """
      ToDoStore inherits
        + addButton  +1
        + init()  +6
      ToDoListController inherits
        ~ init(store:)  -1 +4
        ~ showRoom()
          - func showRoom() { addButton.isEnabled = store.canAdd }
          + func showRoom() {}
      """
    ),
    WiringDifference(
      .todo,
      "rightmvc",
      """
      ToDoListController
        + toDoStore  +1
        ~ viewDidLoad()  -3 +2
        + addButtonPressed()  +3
        ~ paste(_:)  -1 +3
        + toDoItemsDidChange(_:)  +4
        + syncTableView(for:at:)  +7
        + updateAddButtonState()  +3
        ~ numberOfRows(in:)
          - func numberOfRows(in table: TableView) -> Int { store.items.count }
          + func numberOfRows(in table: TableView) -> Int { toDoStore.count }
        ~ table(_:cellForRow:)
          - cell(showing: try store.items.at(row).title)
          + cell(showing: try toDoStore.item(at: row).title)
        ~ table(_:didSelectRow:)  -4 +2
        ~ table(_:swipeActionsForRow:)  -3 +2
        - store  -1
        - init(store:)  -1
        - addTapped()  -3
        - storeDidChange(_:)  -8
        - showRefusal  -3
        - showRoom()  -1
      ToDoEditController
        + toDoStore  +1
        + firstTitle  +1
        + init(toDoStore:item:)  +5
        ~ viewDidLoad()  -3 +2
        ~ saveTapped()  -1 +3
        ~ deleteTapped()
          - store.remove(entryID, ifRefused: ifRefused)
          + toDoStore.remove(ToDoItem(id: entryID, title: firstTitle))
        - store  -1
        - ifRefused  -1
        - init(store:entryID:ifRefused:)  -4
        - showEntry()  -6
      another ToDoStore  -76 +26
      another NotificationName  -2 +2
      """
    ),
    WiringDifference(
      .todo,
      "onevcat",
      """
      ToDoListController
        ~ viewDidLoad()  -3 +2
        + addButtonPressed()  +4
        ~ paste(_:)  -1 +3
        + todoItemsDidChange(_:)  +4
        + syncTableView(for:)  +7
        + updateAddButtonState()  +3
        ~ numberOfRows(in:)
          - func numberOfRows(in table: TableView) -> Int { store.items.count }
          + func numberOfRows(in table: TableView) -> Int { ToDoStore.shared.count }
        ~ table(_:cellForRow:)
          - cell(showing: try store.items.at(row).title)
          + cell(showing: try ToDoStore.shared.item(at: row).title)
        ~ table(_:didSelectRow:)  -4 +2
        ~ table(_:swipeActionsForRow:)  -3 +2
        - store  -1
        - init(store:)  -1
        - addTapped()  -3
        - storeDidChange(_:)  -8
        - showRefusal  -3
        - showRoom()  -1
      ToDoEditController
        + firstTitle  +1
        + init(item:)  +4
        + original  +1
        ~ viewDidLoad()  -3 +2
        ~ saveTapped()  -1 +3
        ~ deleteTapped()
          - store.remove(entryID, ifRefused: ifRefused)
          + ToDoStore.shared.remove(original)
        - store  -1
        - ifRefused  -1
        - init(store:entryID:ifRefused:)  -4
        - showEntry()  -6
      another ToDoStore  -76 +39
      + ChangeBehavior  +12
      another NotificationName  -2 +2
      """
    ),
  ]
}
