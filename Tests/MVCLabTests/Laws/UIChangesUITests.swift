import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct UIChangesUITests {
  @Test func `ui-changes-ui: a handler that paints breaks it, on the line that paints`() {
    #expect(
      Stage { Painter() }.reply(to: "tap Go") == """
        |
        | after
        | [Go]
        ! ui-changes-ui: 'Painter' wrote the label 'word' in response to a tap; \
        no model had changed  (UIChangesUITests.swift:\(Painter.line))
        """
    )
  }

  @Test
  func `ui-changes-ui: a handler breaks it that paints after a change without a notification`() {
    #expect(
      Stage { AskingPainter() }.reply(to: "tap Go") == """
        ~ Store.word set to after
        ~ Store after
        |
        | after
        | [Go]
        ! ui-changes-ui: 'AskingPainter' wrote the label 'word' in response to a tap, \
        without waiting for the model's notification  (UIChangesUITests.swift:\(AskingPainter.line))
        """
    )
  }

  @Test(
    arguments: [
      Example("main queue", "tap Go") {
        Later { screen in screen.async { screen.label.text = "after" } }
      },
      Example("timer", "tap Go", "advance 1s") {
        Later { screen in screen.after(.seconds(1)) { screen.label.text = "after" } }
      },
    ]
  ) func `ui-changes-ui: a handler that paints later breaks it too`(example: Example) {
    #expect(
      Stage(example.make).findings(after: example.commands)
        .hasPrefix("! ui-changes-ui: 'Later' wrote the label 'word' in response to a tap;")
    )
  }

  @Test func `ui-changes-ui: a paint in response to an answer breaks it`() {
    let stage = Stage {
      Later { screen in
        screen.server?.send(
          Request("word"),
          then: Block(screen) { screen, _ in screen.label.text = "after" }
        )
      }
    }
    #expect(
      stage.reply(to: "tap Go", "server ok").hasPrefix(
        """
        |
        | after
        | [Go]
        ! ui-changes-ui: 'Later' wrote the label 'word' in response to an answer; \
        no model had changed
        """
      )
    )
  }

  @Test(
    arguments: [
      Example("progress", "tap Go") { Working(progress: 0.5) },
      Example("a row that is deleted without the model", "tap Edit", "tap - row 1", "tap Delete") {
        Listing { _ in }
      },
      Example("a label after Return", "return in Word") {
        Typing { $0.label.text = "done" }
      },
      Example("rows that the user searches", "type A in Word") { Typing { try $0.table.reload() } },
    ]
  )
  func
    `ui-changes-ui: progress, a row or a label after an act, and rows while the user types, break it`(
      example: Example
    )
  {
    #expect(Stage(example.make).findings(after: example.commands).hasPrefix("! ui-changes-ui: "))
  }

  @Test(
    arguments: [
      Example("a spinner", "tap Go") { Working(progress: nil) },
      Example("a spinner of its own", "tap Go") { Spinning() },
      Example("the editing controls of a table", "tap Go", "tap Go") {
        Listing { $0.table.setEditing(!$0.table.isEditing) }
      },
      Example("the edit button", "tap Edit", "tap - row 1") { Listing { _ in } },
      Example("a row that the user moves", "tap Edit", "move 0 to 2") { Listing { _ in } },
      Example("loading") { Loading() },
      Example("appearing", "open screen", "close second") { Appearing() },
      Example("cells that the table asks for", "scroll 5", "swipe 7") { Listing { _ in } },
      Example("presenting", "tap Go", "confirm Yes") {
        Later { $0.present(Alert("Sure?", actions: [AlertAction("Yes")])) }
      },
      Example("pushing", "tap Go", "back") { Later { $0.navigation?.push(Loading()) } },
      Example("a notification", "tap Go") {
        Listener { store, screen in
          screen.observe(.storeDidChange, from: store) {
            $0.label.text = $1.payload
          }
        }
      },
      Example("a delegate", "tap Go") {
        Listener { store, screen in store.delegate = screen }
      },
      Example("a block", "tap Go") {
        Listener { store, screen in
          store.block = Block(screen) { screen, word in screen.label.text = word }
        }
      },
      Example("an observation", "tap Go") {
        Listener { store, screen in
          screen.observation = store.$word.observe(screen) { screen, event in
            screen.label.text = event.new ?? ""
          }
        }
      },
      Example("a model's word and then the main queue", "tap Go") {
        Listener { store, screen in
          store.block = Block(screen) { screen, word in
            screen.async { screen.label.text = word }
          }
        }
      },
      Example("a model's word and then a timer", "tap Go", "advance 2s") {
        Listener { store, screen in
          store.block = Block(screen) { screen, word in
            screen.after(.seconds(1)) { screen.label.text = word }
          }
        }
      },
      Example("a model that was answered", "tap Go", "server ok") { Answered() },
    ]
  ) func `ui-changes-ui: loading, appearing, navigation and a model's notification do not break it`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }
}

private final class Painter: Screen {
  static let line = #line + 1
  override func go() { label.text = "after" }
}

private final class AskingPainter: Screen {
  private let store = Store()
  private let other = Other()
  private var observation: ObservationToken?

  override func viewDidLoad() {
    observation = store.$word.observe(other) { _, _ in }
  }

  static let line = #line + 3
  override func go() {
    store.change()
    label.text = store.word
  }
}

private final class Other: Controller {}

final class Later: Screen {
  private let work: (Later) -> Void

  init(_ work: @escaping (Later) -> Void) { self.work = work }

  override func go() { work(self) }
}

private final class Loading: Screen {
  override func viewDidLoad() { label.text = "loaded" }
}

private final class Appearing: Screen {
  override func viewWillAppear() { label.text = "appears" }
  override func viewDidLayoutSubviews() { label.text = "is laid out" }
}

private final class Working: Screen {
  private let bar = ProgressView(identifier: "bar")
  private let progress: Double?

  init(progress: Double?) { self.progress = progress }

  override func viewDidLoad() {
    view.addSubview(bar)
    bar.isHidden = true
  }

  override func go() {
    bar.isHidden = false
    bar.progress = progress
  }
}

final class Typing: Screen {
  let table = TableView()
  let field = TextField("Word")
  private let typed: (Typing) throws -> Void

  init(_ typed: @escaping (Typing) throws -> Void) { self.typed = typed }

  override func viewDidLoad() {
    view.addSubview(field)
    view.addSubview(table)
    field.onChange(self) { try $0.typed($0) }
    field.onReturn(self) { try $0.typed($0) }
  }
}

private final class Spinning: Screen {
  private let spinner = ActivityIndicatorView()

  override func viewDidLoad() { view.addSubview(spinner) }
  override func go() { spinner.startAnimating() }
}

private final class Listing: Screen, EditableTableDataSource, ReorderableTableDataSource,
  TableDelegate
{
  let table = TableView(viewport: 3)
  private var count = 20
  private let work: (Listing) -> Void

  init(_ work: @escaping (Listing) -> Void) { self.work = work }

  override func viewDidLoad() {
    navigationItem.rightButtons = [editButton]
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  override func go() { work(self) }

  override func setEditing(_ editing: Bool) {
    super.setEditing(editing)
    table.setEditing(editing)
  }

  func table(_ table: TableView, commitDeletionOfRow row: Int) throws {
    count -= 1
    try table.deleteRows(at: [row])
  }

  func table(_ table: TableView, moveRowAt from: RowPath, to: RowPath) {}

  func numberOfRows(in table: TableView) -> Int { count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = "row \(row)"
    return cell
  }
}

private final class Listener: Screen, StoreDelegate {
  private let store = Store()
  var observation: ObservationToken?
  private let listen: (Store, Listener) -> Void

  init(_ listen: @escaping (Store, Listener) -> Void) { self.listen = listen }

  override func viewDidLoad() { listen(store, self) }
  override func go() { store.change() }
  func storeDidChange(to word: String) { label.text = word }
}

private final class Answered: Screen {
  private let store = AskingStore()

  override func viewDidLoad() {
    store.block = Block(self) { screen, word in screen.label.text = word }
  }

  override func go() { store.ask() }
}

private final class AskingStore: Store {
  func ask() {
    server?.send(Request("word"), then: Block(self) { store, _ in store.change() })
  }
}
