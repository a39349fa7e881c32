import HeadlessUI
import MVC

/// The list screen of every wiring: a button in the bar, and the table.
class ListController: ViewController {
  let addButton = Button("Add")
  let table = TableView()

  override func loadView() {
    title = "To Do"
    navigationItem.rightButton = addButton
    view.addSubview(table)
  }

  /// Returns a cell that shows `title`.
  func cell(showing title: String) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.text = title
    return cell
  }
}
