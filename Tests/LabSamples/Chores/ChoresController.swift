import HeadlessUI
import MVC

/// A list that grows by the Return key, and whose rows the user deletes and moves.
class ChoresController: ViewController, TableDelegate {
  private let chores: Chores
  private let field = TextField("Chore")
  private let spinner = ActivityIndicatorView(identifier: "loading")
  fileprivate let table = TableView()
  private var tokens: [ObservationToken] = []
  /// Whether the user has just moved a row, which the table shows at its new place already.
  private var isMoving = false

  init(_ chores: Chores) {
    self.chores = chores
    super.init()
  }

  override func loadView() {
    title = "Chores"
    navigationItem.rightButtons = [editButton]
    for element in [field, spinner, table] { view.addSubview(element) }
  }

  override func viewDidLoad() {
    (table.dataSource, table.delegate) = (self, self)
    field.onReturn(self) { $0.chores.add($0.field.text) }
    tokens = [
      chores.$titles.observe(self) { controller, event in
        if event.new == [controller.field.text] { controller.field.text = "" }
        try controller.show(event.change)
      },
      chores.$isLoading.observe(self) { controller, _ in controller.showLoading() },
    ]
    showLoading()
  }

  override func setEditing(_ editing: Bool) {
    super.setEditing(editing)
    table.setEditing(editing)
  }

  func show(_ change: Change) throws {
    guard !isMoving else { return }
    try table.apply(change)
  }

  private func showLoading() {
    if chores.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func tableDidPull(_ table: TableView) { chores.load() }

  func table(_ table: TableView, commitDeletionOfRow row: Int) throws { chores.remove(at: row) }
}

extension ChoresController: EditableTableDataSource {
  func numberOfRows(in table: TableView) -> Int { chores.titles.count }

  func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = try chores.titles.at(row)
    return cell
  }
}

extension ChoresController: ReorderableTableDataSource {
  func table(_ table: TableView, moveRowAt from: RowPath, to: RowPath) {
    isMoving = true
    defer { isMoving = false }
    chores.move(from: from.row, to: to.row)
  }
}

/// Forgets that the table has moved the row already, and moves it again.
final class TwiceMovingController: ChoresController {
  override func show(_ change: Change) throws { try table.apply(change) }
}

/// Deletes the row itself, although the model's notification has deleted it already.
final class TwiceDeletingController: ChoresController {
  override func table(_ table: TableView, commitDeletionOfRow row: Int) throws {
    try super.table(table, commitDeletionOfRow: row)
    try table.deleteRows(at: [row])
  }
}
