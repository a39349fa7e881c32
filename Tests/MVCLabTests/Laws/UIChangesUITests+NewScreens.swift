import HeadlessUI
import LabStage
import MVCLab
import Testing

/// What a screen that is made in a handler shows.
extension UIChangesUITests {
  @Test(
    arguments: [
      Example("a title", "tap Go", "back") { Opener { $0.title = "Details" } },
      Example("a title with a line", "tap Go", "back") { Opener { $0.title = "Details" } },
      Example("a label", "tap Go", "back") { Opener { $0.label.text = "details" } },
      Example("a hidden label", "tap Go", "back") { Opener { $0.label.isHidden = true } },
      Example("a button of the bar", "tap Go", "back") { Opener { $0.save.isEnabled = false } },
      Example("a button of a screen that leaves at once", "tap Go") { Keeper() },
      Example("a label of a loaded screen", "tap Go", "back") {
        Opener {
          $0.loadViewIfNeeded()
          $0.label.text = "details"
        }
      },
      Example("a label of no screen", "tap Go") { Opener { $0.spare.text = "details" } },
      Example("a field and an action of an alert", "tap Go", "type Ada", "tap Cancel") {
        Questioner()
      },
    ]
  ) func `ui-changes-ui: what a new screen's init or its maker sets breaks nothing`(
    example: Example
  ) {
    #expect(Stage(example.make).findings(after: example.commands) == "")
  }

  @Test func `ui-changes-ui: the delegate of a stack may paint itself when a screen is shown`() {
    #expect(Stage { DotScreen() }.findings(after: ["tap Go", "back", "tap Go", "back"]) == "")
  }

  @Test func `ui-changes-ui: a field of an alert that is painted while the user sees it breaks it`()
  {
    #expect(
      Stage { Questioner(suggestsLate: true) }.findings(after: ["tap Go"]).hasPrefix(
        "! ui-changes-ui: 'Questioner' wrote in 'Name' in response to a tap; no model had changed"
      )
    )
  }

  @Test func `ui-changes-ui: a table is filtered by a search field, but not by another field`() {
    let search = Stage { Finder(SearchField("Word")) }
    #expect(search.findings(after: ["type A in Word", "tap Clear", "tap Cancel"]) == "")
    let field = Stage { Finder(TextField("Word")) }
    #expect(
      field.findings(after: ["type A in Word"]).hasPrefix(
        "! ui-changes-ui: 'Finder' reloaded the table in response to typing; no model had changed"
      )
    )
  }

  @Test func `ui-changes-ui: a label that a handler adds to the screen breaks it`() {
    let stage = Stage {
      Later { screen in
        let label = Label(identifier: "new")
        label.text = "after"
        screen.view.addSubview(label)
      }
    }
    #expect(
      stage.findings(after: ["tap Go"]).hasPrefix(
        "! ui-changes-ui: 'Later' wrote the label 'new' in response to a tap; no model had changed"
      )
    )
  }

  @Test
  func `ui-changes-ui: a plain class that the painter holds is mentioned, as it may be the model`()
  {
    let source = SourceFile(name: "Things.swift", text: "final class PlainThings {}")
    let stage = Stage(sources: SourceIndex([source])) { PlainPainter() }
    #expect(
      stage.findings(after: ["tap Go"])
        == "! ui-changes-ui: 'PlainPainter' wrote the label 'word' in response to a tap; no model had "
        + "changed, unless 'PlainThings' is one: then make a Bridge to it  "
        + "(UIChangesUITests+NewScreens.swift:\(PlainPainter.line))"
    )
  }

  @Test func `ui-changes-ui: a paint below more calls than are kept accuses nobody`() {
    #expect(
      Stage { DeepPainter(calls: 20) }.findings(after: ["tap Go"]).hasPrefix("! ui-changes-ui")
    )
    // A model may be below them.
    #expect(Stage { DeepPainter(calls: 60) }.findings(after: ["tap Go"]) == "")
  }

  @Test func `ui-changes-ui: a field is emptied for the next text, but not filled`() {
    let emptied = Stage { Typing { $0.field.text = "" } }
    #expect(emptied.findings(after: ["type A in Word", "return in Word"]) == "")
    let filled = Stage { Typing { $0.field.text = "B" } }
    #expect(
      filled.findings(after: ["return in Word"]).hasPrefix(
        "! ui-changes-ui: 'Typing' wrote in 'Word' in response to pressing Return;"
      )
    )
  }

  @Test func `ui-changes-ui: a handler may go on to make a new screen after it is shown`() {
    #expect(Stage { LatePainter() }.findings(after: ["tap Go"]) == "")
  }
}

private final class Details: Screen {
  let save = Button("Save")
  let spare = Label()

  init(_ prepare: (Details) -> Void) {
    super.init()
    prepare(self)
  }

  override func viewDidLoad() { navigationItem.rightButtons = [save] }
}

private final class Opener: Screen {
  private let prepare: (Details) -> Void

  init(_ prepare: @escaping (Details) -> Void) { self.prepare = prepare }

  override func go() {
    let details = Details(prepare)
    prepare(details)
    navigation?.push(details)
  }
}

/// Paints below many calls.
private final class DeepPainter: Screen {
  private let calls: Int

  init(calls: Int) { self.calls = calls }

  override func go() { _ = paint(below: calls) }

  private func paint(below calls: Int) -> Int {
    guard calls == 0 else { return max(calls, paint(below: calls - 1)) }
    label.text = "after"
    return 0
  }
}

/// Shows a screen and takes it away again in one handler, but keeps it.
private final class Keeper: Screen {
  private let details = Details { _ in }

  override func go() {
    details.save.isEnabled = false
    navigation?.push(details)
    navigation?.pop()
  }
}

/// Asks for a name in an alert, and suggests one.
private final class Questioner: Screen {
  private let suggestsLate: Bool

  init(suggestsLate: Bool = false) { self.suggestsLate = suggestsLate }

  override func go() {
    let field = TextField("Name")
    let ok = AlertAction("OK")
    if !suggestsLate {
      field.text = "Eve"
      ok.isEnabled = false
    }
    present(Alert("Who?", fields: [field], actions: [ok, AlertAction("Cancel")]))
    if suggestsLate { field.text = "Eve" }
  }
}

/// A list that shows the words with the text of a field.
private final class Finder: ViewController, TableDataSource {
  private let field: TextField
  private let table = TableView()
  private var words: [String] {
    ["Apple", "Bread"].filter { field.text.isEmpty || $0.contains(field.text) }
  }

  init(_ field: TextField) { self.field = field }

  override func loadView() {
    for element in [field, table] { view.addSubview(element) }
    table.dataSource = self
    field.onChange(self) { try $0.table.reload() }
    guard let search = field as? SearchField else { return }
    search.showsCancelButton = true
    search.onCancel(self) { try $0.table.reload() }
  }

  func numberOfRows(in table: TableView) -> Int { words.count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = words[row]
    return cell
  }
}

private final class PlainThings {
  var things: [String] = []
}

private final class PlainPainter: Screen {
  private let model = PlainThings()

  static let line = #line + 3
  override func go() {
    model.things.append("thing")
    label.text = "\(model.things)"
  }
}

/// Shows a dot more each time it comes to the top of its stack.
private final class DotScreen: Screen, NavigationControllerDelegate {
  override func viewDidAppear() { navigation?.delegate = self }
  override func go() { navigation?.push(Details { _ in }) }

  func navigation(_ navigation: NavigationController, didShow screen: ViewController) {
    if screen === self { label.text += "." }
  }
}

private final class LatePainter: Screen {
  override func go() {
    let details = Details { _ in }
    navigation?.push(details)
    details.title = "Details"
  }
}
