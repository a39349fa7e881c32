import HeadlessUI
import LabConversation
import LabStage
import MVC
import MVCLab
import Testing

@Suite struct ScreenSymptomsTests {
  @Test
  func `screen-disagrees-with-model: it is reported when it begins, and again after it was over`() {
    let stage = Stage(
      truth: { _ in Truth("word") { Truth.Text("word", "after") } },
      { Toggling() }
    )
    #expect(
      stage.conversation.transcript(["layout", "tap Go", "layout", "tap Go", "tap Go"]) == """
        > layout
        > tap Go
        |
        | before
        | [Go]
        ! ui-changes-ui: 'Toggling' wrote the label 'word' in response to a tap; \
        no model had changed  (ScreenSymptomsTests.swift:\(Toggling.line))
        ! screen-disagrees-with-model: 'first' shows 'before'; its model has 'after'  \
        (ScreenSymptomsTests.swift:\(Toggling.line))
        > layout
        > tap Go
        |
        | after
        | [Go]
        ! ui-changes-ui: 'Toggling' wrote the label 'word' in response to a tap; \
        no model had changed  (ScreenSymptomsTests.swift:\(Toggling.line))
        > tap Go
        |
        | before
        | [Go]
        ! ui-changes-ui: 'Toggling' wrote the label 'word' in response to a tap; \
        no model had changed  (ScreenSymptomsTests.swift:\(Toggling.line))
        ! screen-disagrees-with-model: 'first' shows 'before'; its model has 'after'  \
        (ScreenSymptomsTests.swift:\(Toggling.line))
        """
    )
  }

  @Test(
    arguments: [
      (Truth("a") { Truth.Rows(["x", "b"]) }, "shows 'a' in row 0; its model has 'x'"),
      (Truth("a") { Truth.Rows(["a"]) }, "shows 2 rows; its model has 1"),
      (Truth("a") { Truth.Rows(["a", "b", "c"]) }, "shows 2 rows; its model has 3"),
      (Truth("a") { Truth.Enabled("Go", false) }, "shows [Go]; by its model it is (Go)"),
      (Truth("a") { Truth.Text("word", "x") }, "shows 'before'; its model has 'x'"),
    ] as [(Truth, String)]
  ) func `screen-disagrees-with-model: the text names the first difference`(
    truth: Truth,
    text: String
  ) {
    #expect(
      Stage(truth: { _ in truth }, { Rows(["a", "b"]) }).firstFindings
        == "! screen-disagrees-with-model: 'first' \(text)"
    )
  }

  @Test(
    arguments: [
      (Truth("a") { Truth.Title("Form") }, "has the title 'Page'; by its model it is 'Form'"),
      (Truth("a") { Truth.Value("Name", "Ann") }, "shows 'Bo' in 'Name'; its model has 'Ann'"),
      (Truth("a") { Truth.Value("wrap", "on") }, "shows 'off' in 'wrap'; its model has 'on'"),
      (
        Truth("a") { Truth.Progress("bar", 0.5) },
        "shows no progress in 'bar'; its model has 50 %"
      ),
      (Truth("a") { Truth.Hidden("Wrap", true) }, "shows 'Wrap'; by its model it is hidden"),
      (Truth("a") { Truth.Hidden("note", false) }, "hides 'note'; by its model it is visible"),
      (
        Truth("a") { Truth.Hidden("elsewhere", false) },
        "has no 'elsewhere'; by its model it is visible"
      ),
      (Truth("a") { Truth.Hidden("elsewhere row 0", false) }, nil),
      (
        Truth("a") { Truth.Alert("Sure?") },
        "shows no alert; by its model there is the alert 'Sure?'"
      ),
      (Truth("a") { Truth.Rows(["x"], in: "tea") }, "shows 0 rows in 'tea'; its model has 1"),
      (
        Truth("a") { Truth.Animating("spinner", true) },
        "shows 'spinner' not working; by its model it is working"
      ),
      (
        Truth("a") { Truth.Animating("busy", false) },
        "shows 'busy' working; by its model it is not working"
      ),
      (
        Truth("a") { Truth.Animating("refresh", false) },
        "shows 'refresh' working; by its model it is not working"
      ),
      (
        Truth("a") {
          Truth.Animating("spinner", false)
          Truth.Animating("busy", true)
          Truth.Animating("elsewhere", true)
          Truth.Hidden("spinner", true)
          Truth.Hidden("busy", false)
        }, nil
      ),
      (Truth("a") { Truth.Rows(["x"], in: "elsewhere") }, nil),
      (Truth("a") { Truth.Progress("bar", 0.0 / 0) }, nil),
      (
        Truth("a") { Truth.Progress("bar", .infinity) },
        "shows no progress in 'bar'; its model has 100 %"
      ),
      (
        Truth("a") { Truth.Hidden("Edit", false) },
        "hides 'Edit'; by its model it is visible"
      ),
      (
        Truth("a") {
          Truth.Rows([], in: "tea")
          Truth.Value("Name", "Bo")
          Truth.Value("Wrap", "off")
          Truth.Value("Elsewhere", "x")
          Truth.Progress("bar", nil)
          Truth.Hidden("Wrap", false)
          Truth.Hidden("note", true)
          Truth.Hidden("elsewhere", true)
          Truth.Title("Page")
          Truth.Alert(nil)
        }, nil
      ),
    ] as [(Truth, String?)]
  ) func `screen-disagrees-with-model: the truth can be about all that a screen shows`(
    truth: Truth,
    text: String?
  ) {
    #expect(
      Stage(truth: { _ in truth }, { Form() }).firstFindings
        == (text.map { "! screen-disagrees-with-model: 'first' \($0)" } ?? "")
    )
  }

  @Test func `screens-disagree: an alert is a screen's own, a switch is not`() {
    let stage = Stage(
      truth: { _ in
        Truth("a") {
          Truth.Value("Wrap", "on")
          Truth.Hidden("Wrap", false)
        }
      },
      { Form() }
    )
    let conversation = stage.conversation
    #expect(
      conversation.transcript(["open screen", "tap Wrap"]).contains(
        "! screens-disagree: 'first' shows 'off' in 'Wrap', 'second' 'on' in 'Wrap'"
      )
    )
  }

  @Test func `screen-disagrees-with-model: what the truth leaves out may be anything`() {
    let truth = Truth("a") {
      Truth.Rows(["a", "b"])
      Truth.Enabled("Go", true)
      Truth.Enabled("Elsewhere", true)
      Truth.Text("elsewhere", "x")
    }
    #expect(Stage(truth: { _ in truth }, { Rows(["a", "b"]) }).findings(after: []) == "")
  }

  @Test func `screens-disagree: two screens on the same subject that differ are reported`() {
    let stage = Stage(
      style: Style(name: "one law", laws: [.uiChangesUI]),
      truth: { _ in Truth("rows") { Truth.Enabled("Go", true) } },
      { Rows([]) }
    )
    #expect(
      stage.conversation.transcript(["tap Go", "open screen", "tap Go", "in first tap Go"]) == """
        > tap Go
        |
        | before
        | [Go]
        | 0  row 0
        ! ui-changes-ui: 'Rows' reloaded the table in response to a tap; no model had changed  \
        (ScreenSymptomsTests.swift:\(Rows.line))
        > open screen
        | second
        | second  before
        | second  [Go]
        ! screens-disagree: 'second' shows no row 'row 0'
        > tap Go
        | second
        | second  before
        | second  [Go]
        | second  0  row 0
        ! ui-changes-ui: 'Rows' reloaded the table in response to a tap; no model had changed  \
        (ScreenSymptomsTests.swift:\(Rows.line))
        > in first tap Go
        | first
        | first   before
        | first   [Go]
        | first   0  row 0
        | first   1  row 1
        ! ui-changes-ui: 'Rows' reloaded the table in response to a tap; no model had changed  \
        (ScreenSymptomsTests.swift:\(Rows.line))
        ! screens-disagree: 'second' shows no row 'row 1'
        """
    )
  }

  @Test func `screens-disagree: screens on different subjects may differ`() {
    let stage = Stage(truth: { Truth("\($0.participant.index)") }, { Rows([]) })
    let session = stage.conversation
    _ = session.transcript(["tap Go", "open screen"])
    #expect(session.findings.filter { $0.kind == .symptom } == [])
  }

  @Test func `broken-promise: it is reported when it breaks, and again after it held`() {
    #expect(
      Stage(promises: { [OneScreenPromise()] }) { Screen() }.conversation.transcript([
        "open screen", "layout", "close second", "open screen",
      ]) == """
        > open screen
        | second
        | second  before
        | second  [Go]
        ! broken-promise: there are 2 screens
        > layout
        > close second
        > open screen
        | third
        | third  before
        | third  [Go]
        ! broken-promise: there are 2 screens
        """
    )
  }
}

private final class Toggling: Screen {
  override func viewDidLoad() { label.text = "after" }

  private var isAfter = true
  static let line = #line + 3
  override func go() {
    isAfter.toggle()
    label.text = isAfter ? "after" : "before"
  }
}

final class Rows: Screen, TableDataSource {
  private let table = TableView()
  private var rows: [String]

  init(_ rows: [String]) { self.rows = rows }

  override func viewDidLoad() {
    view.addSubview(table)
    table.dataSource = self
  }

  static let line = #line + 3
  override func go() throws {
    rows.append("row \(rows.count)")
    try table.reload()
  }

  func numberOfRows(in table: TableView) -> Int { rows.count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell {
    let cell = Cell()
    cell.text = rows[row]
    return cell
  }
}

private struct OneScreenPromise: Promise {
  let name = "one screen"
  let sentence = "there is never more than one screen"

  func breakages(in world: World, after hops: ArraySlice<Hop>) -> [String] {
    world.windows.count > 1 ? ["there are \(world.windows.count) screens"] : []
  }
}

private final class Form: ViewController {
  override func loadView() {
    title = "Page"
    let note = Label("a note", identifier: "note")
    note.isHidden = true
    let busy = ActivityIndicatorView(identifier: "busy")
    busy.startAnimating()
    let edit = Button("Edit")
    edit.isHidden = true
    let tea = TableView(identifier: "tea")
    tea.refreshControl = RefreshControl()
    tea.refreshControl?.beginRefreshing()
    navigationItem.rightButtons = [edit]
    for element in [
      TextField("Name", text: "Bo"), Switch("Wrap", identifier: "wrap"),
      ProgressView(identifier: "bar"), ActivityIndicatorView(identifier: "spinner"), busy, note,
      tea,
    ] as [Element] { view.addSubview(element) }
  }
}
