import HeadlessUI
import MVC

/// Marks the row that the user has selected, which no model needs to know.
final class SelectionController: NameListController, TableDelegate {
  private let store = NameStore()
  @ViewState private var selected: Int?

  override var names: [String] { store.texts }

  override func viewDidLoad() {
    table.delegate = self
    addButton.onTap(self) { $0.store.add("Ada") }
    observe(.namesDidChange, from: store) { controller, _ in try controller.table.reload() }
  }

  override func table(_ table: TableView, cellForRow row: Int) throws -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = (row == selected ? "> " : "") + (try names.at(row))
    return cell
  }

  func table(_ table: TableView, didSelectRow row: Int) throws {
    selected = row
    try table.reload()
  }
}
