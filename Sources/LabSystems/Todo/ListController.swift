import HeadlessUI
import MVC

/// What every list screen has, whatever its wiring: the bar button and the table.
class ListController: ViewController {
  let addButton = Button("Add")
  let table = TableView()

  override func loadView() {
    setTitle("To Do")
    navigationItem.rightButton = addButton
    view.addSubview(table)
  }

  /// A cell that shows `title`.
  func cell(showing title: String) -> Cell {
    let cell = table.dequeueCell { Cell() }
    cell.setText(title)
    return cell
  }
}
