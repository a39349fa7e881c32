import HeadlessUI
import LabStage
import MVCLab
import Testing

/// What a truth says of rows, of an alert, and of a toast.
extension ScreenSymptomsTests {
  @Test(
    arguments: [
      (Truth("a") { Truth.Enabled("Like row 1", false) }, nil),
      (
        Truth("a") { Truth.Enabled("Like row 0", false) },
        "shows [Like row 0]; by its model it is (Like row 0)"
      ),
      (Truth("a") { Truth.Value("count row 1", "3") }, nil),
      (
        Truth("a") {
          Truth.Value("count row 0", "2")
          Truth.Value("count row 1 in posts", "2")
        },
        "shows '3' in 'count row 1 in posts'; its model has '2'"
      ),
      (
        Truth("a") { Truth.Text("author row 1", "Bo") },
        "shows 'b'; its model has 'Bo'"
      ),
      (
        Truth("a") { Truth.Hidden("author row 0", true) },
        "shows 'author row 0'; by its model it is hidden"
      ),
      (
        Truth("a") {
          Truth.Enabled("Like row 7", true)
          Truth.Enabled("Like row 0 in elsewhere", false)
          Truth.Enabled("Like row x", true)
        }, nil
      ),
      (Truth("a") { Truth.Rows(sections: [("New", ["a"]), ("Old", ["b"])]) }, nil),
      (
        Truth("a") { Truth.Rows(sections: [("New", ["a", "b"]), ("Old", [])]) },
        "shows 'New' with 1 row and 'Old' with 1 row; its model has 'New' with 2 rows and 'Old' with 0 rows"
      ),
      (
        Truth("a") { Truth.Rows(sections: [(nil, ["a", "b"])]) },
        "shows 'New' with 1 row and 'Old' with 1 row; its model has a section without a title with 2 rows"
      ),
      (
        Truth("a") { Truth.Rows(sections: [("Now", ["a"]), ("Old", ["b"])], in: "posts") },
        "shows 'New' with 1 row and 'Old' with 1 row in 'posts'; "
          + "its model has 'Now' with 1 row and 'Old' with 1 row"
      ),
    ] as [(Truth, String?)]
  ) func `screen-disagrees-with-model: the truth can be about what is in a row, and about sections`(
    truth: Truth,
    text: String?
  ) {
    #expect(
      Stage(truth: { _ in truth }, { Posts() }).firstFindings
        == (text.map { "! screen-disagrees-with-model: 'first' \($0)" } ?? "")
    )
  }

  @Test(
    arguments: [
      (
        Truth("a") {
          Truth.Alert("Sure?", message: "No way back", actions: ["Delete", "Cancel"])
          Truth.Toast("Asked")
        }, nil
      ),
      (Truth("a") { Truth.Alert("Sure?") }, nil),
      (
        Truth("a") { Truth.Alert("Sure?", message: "") },
        "shows the alert 'Sure?' with 'No way back'; "
          + "by its model there is the alert 'Sure?' with no message"
      ),
      (
        Truth("a") { Truth.Alert("Sure?", message: "No way back", actions: ["OK"]) },
        "shows the alert 'Sure?' with 'No way back' and [Delete] [Cancel]; "
          + "by its model there is the alert 'Sure?' with 'No way back' and [OK]"
      ),
      (
        Truth("a") { Truth.Alert(nil) },
        "shows the alert 'Sure?'; by its model there is no alert"
      ),
      (
        Truth("a") { Truth.Toast(nil) },
        "shows the toast 'Asked'; by its model there is no toast"
      ),
      (
        Truth("a") { Truth.Toast("Done") },
        "shows the toast 'Asked'; by its model there is the toast 'Done'"
      ),
    ] as [(Truth, String?)]
  ) func `screen-disagrees-with-model: the truth can be about all of an alert, and a toast`(
    truth: Truth,
    text: String?
  ) {
    #expect(
      Stage(truth: { _ in truth }, { Asking() }).firstFindings
        == (text.map { "! screen-disagrees-with-model: 'first' \($0)" } ?? "")
    )
  }

  @Test(
    arguments: [
      (
        Truth("a") {
          Truth.Badge("Home", "3")
          Truth.Badge("Mail", nil)
          Truth.SelectedTab("Home")
          Truth.Prompt("Ten left")
          Truth.Image("star", "star.fill")
          Truth.Image("eye", nil)
          Truth.Image("Like", "heart")
          Truth.Placeholder("Name", "First name")
          Truth.Footer("1 of 2", ofSection: 0, in: "posts")
          Truth.Footer(nil, ofSection: 1)
        }, nil
      ),
      (
        Truth("a") { Truth.Badge("Home", "4") },
        "shows the badge '3' at 'Home'; its model has the badge '4'"
      ),
      (
        Truth("a") { Truth.Badge("Home", nil) },
        "shows the badge '3' at 'Home'; its model has no badge"
      ),
      (
        Truth("a") { Truth.Badge("Mail", "1") },
        "shows no badge at 'Mail'; its model has the badge '1'"
      ),
      (Truth("a") { Truth.Badge("Elsewhere", "1") }, nil),
      (Truth("a") { Truth.SelectedTab("Mail") }, "shows the tab 'Home'; by its model it is 'Mail'"),
      (
        Truth("a") { Truth.Prompt("Two left") },
        "has the prompt 'Ten left'; by its model it is 'Two left'"
      ),
      (Truth("a") { Truth.Prompt(nil) }, "has the prompt 'Ten left'; by its model there is none"),
      (
        Truth("a") { Truth.Image("star", "star") },
        "shows <star.fill> in 'star'; its model has <star>"
      ),
      (
        Truth("a") { Truth.Image("star", nil) },
        "shows <star.fill> in 'star'; its model has no image"
      ),
      (Truth("a") { Truth.Image("eye", "eye") }, "shows no image in 'eye'; its model has <eye>"),
      (Truth("a") { Truth.Image("Like", nil) }, "shows <heart> in 'Like'; its model has no image"),
      (
        Truth("a") { Truth.Placeholder("Name", "Name") },
        "shows the placeholder 'First name' in 'Name'; its model has 'Name'"
      ),
      (
        Truth("a") { Truth.Footer("2 of 2", ofSection: 0) },
        "shows '1 of 2' below section 0; its model has '2 of 2'"
      ),
      (
        Truth("a") { Truth.Footer("", ofSection: 1, in: "posts") },
        "shows nothing below section 1 in 'posts'; its model has ''"
      ),
      (Truth("a") { Truth.Footer("", ofSection: 2) }, nil),
    ] as [(Truth, String?)]
  ) func `screen-disagrees-with-model: the truth can be about tabs, pictures, hints and footers`(
    truth: Truth,
    text: String?
  ) {
    let stage = Stage(
      truth: { $0 is Pictured ? truth : nil },
      { TabBarController([Tab("Home", root: Pictured()), Tab("Mail", root: ViewController())]) }
    )
    #expect(
      stage.firstFindings
        == (text.map { "! screen-disagrees-with-model: 'first' \($0)" } ?? "")
    )
  }

  @Test func `a truth has the statements of the branches and the rounds that are taken`() {
    func truth(_ names: [String], _ last: String?) -> Truth {
      Truth("a") {
        for name in names { Truth.Text(name, "") }
        if names.isEmpty { Truth.Title("none") } else { Truth.Title("some") }
        if let last { Truth.Text(last, "") }
        switch names.count {
        case 2: Truth.Prompt("two")
        default: Truth.Toast(nil)
        }
      }
    }
    let stage = { (truth: Truth) in
      Stage(truth: { _ in truth }, { ViewController() }).findings(after: [])
    }
    #expect(
      stage(truth(["a", "b"], "c"))
        == "! screen-disagrees-with-model: 'first' has the title ''; by its model it is 'some'"
    )
    #expect(
      stage(truth([], nil))
        == "! screen-disagrees-with-model: 'first' has the title ''; by its model it is 'none'"
    )
  }

  @Test func `screens-disagree: two screens with the same rows in other sections are reported`() {
    let stage = Stage(
      truth: { _ in Truth("a") { Truth.Rows(sections: [("New", ["a"]), ("Old", ["b"])]) } },
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

/// A screen in a tab with a badge, with a prompt, pictures, a hint, and a table with a footer.
private final class Pictured: ViewController, SectionedTableDataSource {
  private let table = TableView(identifier: "posts")

  override func loadView() {
    navigationItem.prompt = "Ten left"
    tabItem.badge = "3"
    let name = TextField("Name")
    name.placeholder = "First name"
    let like = Button("Like")
    like.setImage(named: "heart", for: .normal)
    for element in [
      ImageView(named: "star.fill", identifier: "star"), ImageView(identifier: "eye"), name, like,
      table,
    ] as [Element] { view.addSubview(element) }
    table.dataSource = self
  }

  func numberOfSections(in table: TableView) -> Int { 2 }
  func table(_ table: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func table(_ table: TableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "1 of 2" : nil
  }
  func table(_ table: TableView, cellForRowAt path: RowPath) -> Cell { Cell() }
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
