import Foundation
import HeadlessUI
import LabConversation
import LabStage
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("show code")
struct ShowCodeTests {
  @Test func `show code prints every line that a finding names, and the correct wiring's function`()
  {
    #expect(
      Conversation(systems: .all).transcript([
        "system todo", "wirings half-store", "tap Add", "show code",
      ]).components(separatedBy: "> show code\n").last == """
        = ui-changes-ui: HalfStoreListController.swift:19
        =     16
        =     17      private func addTapped() throws {
        =     18        store.add(["To Do Item \\(store.total + 1)"])
        = >   19        try table.insertRows(at: [store.items.count - 1])
        =     20        addButton.isEnabled = store.canAdd
        =     21      }
        =     22
        = in 'correct': CorrectListController.swift:19
        =     19      private func addTapped() {
        =     20        store.add(["To Do Item \\(store.total + 1)"], ifRefused: showRefusal)
        =     21      }
        """
    )
  }

  @Test func `show code says what the correct wiring has not, and shows no line in its place`() {
    let text = Conversation(systems: .all).transcript([
      "system todo", "wirings misused", "tap Add", "swipe 0", "confirm Delete", "show code",
    ])
    #expect(
      text.components(separatedBy: "model-in-controller: MisusedListController.swift:7\n").last
        == """
        =      4  extension Misused {
        =      5    /// Keeps the entries in an array, and moves the rows when the user taps (RightMVC's \
        wrong MVC).
        =      6    class ToDoListController: ListController, TableDataSource, TableDelegate, \
        EditDelegate {
        = >    7      var items: [ToDoItem] = []
        =      8
        =      9      override func viewDidLoad() throws {
        =     10        addButton.onTap(self) { try $0.addTapped() }
        = 'correct' has no 'ToDoListController.items'; its 'ToDoListController': \
        CorrectListController.swift:6
        =      6    class ToDoListController: ListController, TableDataSource, TableDelegate {
        =      7      private let store: ToDoStore
        =      8
        =      9      init(store: ToDoStore) { self.store = store }
        =     10
        =     11      override func viewDidLoad() {
        =     12        addButton.onTap(self) { $0.addTapped() }
        =     13        table.dataSource = self
        =     14        table.delegate = self
        =     15        observe(.toDoStoreDidChange, from: store) { try $0.storeDidChange($1.payload) }
        =     16        showRoom()
        =     17      }
        = ui-changes-ui: MisusedListController.swift:34
        =     31      func remove(at row: Int) throws {
        =     32        _ = try items.at(row)
        =     33        items.remove(at: row)
        = >   34        try table.deleteRows(at: [row])
        =     35        if items.count < ToDoItem.limit {
        =     36          addButton.isEnabled = true
        =     37        }
        = 'correct' has no 'ToDoListController.remove'
        """
    )
  }

  @Test func `of several functions with one name, show code shows the one with the same labels`() {
    let text = Conversation(systems: .all).transcript([
      "system counter", "wirings event-inside-bind", "show code",
    ])
    #expect(
      text.hasSuffix(
        """
        = >   55        eventEmitter(.increment)
        =     56      }
        =     57    }
        =     58  }
        = in 'correct': CorrectCounterView.swift:15
        =     15      func bind(eventEmitter: EventEmitter<CounterEvent>) {
        =     16        let action = ButtonAction(emit: eventEmitter)
        =     17        incrementButton.onTap(action) { $0.increment() }
        =     18        decrementButton.onTap(action) { $0.decrement() }
        =     19        keep(action, as: "action")
        =     20      }
        """
      ),
      "\(text)"
    )
  }

  @Test func `show code without a correct wiring prints the line, show source a file`() {
    let text = "import MVCLab\n\nfinal class Keeping: ViewController {\n  let entry: Entry\n}"
    let sources = SourceIndex([SourceFile(name: "Keeping.swift", text: text)])
    #expect(
      Stage(sources: sources) { Keeping() }.conversation.transcript([
        "show code", "show source", "show source keeping.swift", "show source Keepin.swift",
      ]) == """
        > show code
        = model-in-controller: Keeping.swift:4
        =      1  import MVCLab
        =      2
        =      3  final class Keeping: ViewController {
        = >    4    let entry: Entry
        =      5  }
        > show source
        = Keeping.swift
        =    1  import MVCLab
        =    2
        =    3  final class Keeping: ViewController {
        =    4    let entry: Entry
        =    5  }
        > show source keeping.swift
        = Keeping.swift
        =    1  import MVCLab
        =    2
        =    3  final class Keeping: ViewController {
        =    4    let entry: Entry
        =    5  }
        > show source Keepin.swift
        ? unknown file 'Keepin.swift'; did you mean 'show source Keeping.swift'?
        """
    )
  }
}

private final class Keeping: ViewController {
  private struct Entry: ModelValue { let title: String }
  private let entry = Entry(title: "kept")
}
