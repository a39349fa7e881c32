import HeadlessUI
import MVC

/// The lines of a diary, and a field for the next one.
final class DiaryController: ViewController, TableDataSource {
  private let diary: Diary
  private let field = TextField("Line")
  private let problemLabel = Label(identifier: "problem")
  private let table = TableView()
  private var tokens: [ObservationToken] = []

  init(_ diary: Diary) {
    self.diary = diary
    super.init()
  }

  override func loadView() {
    title = "Diary"
    for element in [field, problemLabel, table] { view.addSubview(element) }
  }

  override func viewDidLoad() {
    table.dataSource = self
    field.onReturn(self) { $0.diary.write($0.field.text) }
    tokens = [
      diary.$lines.observe(self) { controller, event in try controller.table.apply(event.change) },
      diary.$problem.observe(self) { controller, _ in
        controller.problemLabel.text = controller.diary.problem
      },
    ]
  }

  func numberOfRows(in table: TableView) -> Int { diary.lines.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try diary.lines.at(row)
    return cell
  }
}
