import HeadlessUI
import LabStage
import MVCLab
import Testing

/// What a truth says of rows, of an alert, and of a toast.
extension ScreenSymptomsTests {
  @Test(
    arguments: [
      (Truth(subject: "a", controls: [("Like row 1", false)]), nil),
      (
        Truth(subject: "a", controls: [("Like row 0", false)]),
        "shows [Like row 0]; by its model it is (Like row 0)"
      ),
      (Truth(subject: "a", values: [("count row 1", "3")]), nil),
      (
        Truth(subject: "a", values: [("count row 0", "2"), ("count row 1 in posts", "2")]),
        "shows '3' in 'count row 1 in posts'; its model has '2'"
      ),
      (
        Truth(subject: "a", labels: [("author row 1", "Bo")]),
        "shows 'b'; its model has 'Bo'"
      ),
      (
        Truth(subject: "a", hidden: [("author row 0", true)]),
        "shows 'author row 0'; by its model it is hidden"
      ),
      (
        Truth(
          subject: "a",
          controls: [
            ("Like row 7", true), ("Like row 0 in elsewhere", false), ("Like row x", true),
          ]
        ), nil
      ),
      (Truth(subject: "a", rows: .init(sections: [("New", ["a"]), ("Old", ["b"])])), nil),
      (
        Truth(subject: "a", rows: .init(sections: [("New", ["a", "b"]), ("Old", [])])),
        "shows 'New' with 1 row and 'Old' with 1 row; its model has 'New' with 2 rows and 'Old' with 0 rows"
      ),
      (
        Truth(subject: "a", rows: .init(sections: [(nil, ["a", "b"])])),
        "shows 'New' with 1 row and 'Old' with 1 row; its model has a section without a title with 2 rows"
      ),
      (
        Truth(
          subject: "a",
          tables: [("posts", .init(sections: [("Now", ["a"]), ("Old", ["b"])]))]
        ),
        "shows 'New' with 1 row and 'Old' with 1 row in 'posts'; "
          + "its model has 'Now' with 1 row and 'Old' with 1 row"
      ),
    ] as [(Truth, String?)]
  ) func `screen-disagrees-with-model: the truth can be about what is in a row, and about sections`(
    truth: Truth,
    text: String?
  ) {
    #expect(
      Stage(truth: { _ in truth }, { Posts() }).findings(after: [])
        == (text.map { "! screen-disagrees-with-model: 'first' \($0)" } ?? "")
    )
  }

  @Test(
    arguments: [
      (
        Truth(
          subject: "a",
          alert: .titled("Sure?", message: "No way back", actions: ["Delete", "Cancel"]),
          toast: .saying("Asked")
        ), nil
      ),
      (Truth(subject: "a", alert: .titled("Sure?")), nil),
      (
        Truth(subject: "a", alert: .titled("Sure?", message: "")),
        "shows the alert 'Sure?' with 'No way back'; "
          + "by its model there is the alert 'Sure?' with no message"
      ),
      (
        Truth(subject: "a", alert: .titled("Sure?", message: "No way back", actions: ["OK"])),
        "shows the alert 'Sure?' with 'No way back' and [Delete] [Cancel]; "
          + "by its model there is the alert 'Sure?' with 'No way back' and [OK]"
      ),
      (
        Truth(subject: "a", alert: .absent),
        "shows the alert 'Sure?'; by its model there is no alert"
      ),
      (
        Truth(subject: "a", toast: .absent),
        "shows the toast 'Asked'; by its model there is no toast"
      ),
      (
        Truth(subject: "a", toast: .saying("Done")),
        "shows the toast 'Asked'; by its model there is the toast 'Done'"
      ),
    ] as [(Truth, String?)]
  ) func `screen-disagrees-with-model: the truth can be about all of an alert, and a toast`(
    truth: Truth,
    text: String?
  ) {
    #expect(
      Stage(truth: { _ in truth }, { Asking() }).findings(after: [])
        == (text.map { "! screen-disagrees-with-model: 'first' \($0)" } ?? "")
    )
  }

  @Test func `screens-disagree: two screens with the same rows in other sections are reported`() {
    let stage = Stage(
      truth: { _ in Truth(subject: "a", rows: .init(sections: [("New", ["a"]), ("Old", ["b"])])) },
      { Posts() }
    )
    #expect(
      stage.conversation.transcript(["open screen", "tap Rename"]).contains(
        "! screens-disagree: 'first' shows 'New' with 1 row and 'Old' with 1 row, "
          + "'second' 'Newer' with 1 row and 'Older' with 1 row"
      )
    )
  }
}

/// Two sections with a row each, which has controls.
private final class Posts: ViewController, SectionedTableDataSource {
  private var titles = ["New", "Old"]
  private let names = ["a", "b"]
  private let table = TableView(identifier: "posts")
  private let button = Button("Rename")

  override func loadView() {
    view.addSubview(table)
    table.dataSource = self
    button.onTap(self) { try $0.rename() }
    view.addSubview(button)
  }

  private func rename() throws {
    titles = ["Newer", "Older"]
    try table.reload()
  }

  func numberOfSections(in table: TableView) -> Int { titles.count }
  func table(_ table: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func table(_ table: TableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func table(_ table: TableView, cellForRowAt path: RowPath) -> Cell {
    let cell = Cell()
    cell.text = names[path.section]
    let like = Button("Like")
    like.isEnabled = path.section == 0
    let count = Stepper("count", number: Double(path.section + 2))
    cell.addSubview(Label(names[path.section], identifier: "author"))
    cell.addSubview(like)
    cell.addSubview(count)
    return cell
  }
}

private final class Asking: ViewController {
  override func viewDidAppear() {
    present(
      Alert(
        "Sure?",
        message: "No way back",
        actions: [AlertAction("Delete"), AlertAction("Cancel")]
      )
    )
    showToast("Asked")
  }
}
