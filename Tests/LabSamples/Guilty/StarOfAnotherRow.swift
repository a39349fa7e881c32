import MVC
import UIKitNames

// finds: screens-disagree
// > select 0; open screen

/// Marks the word that the user taps by a picture in the cell, which no model has.
final class StarOfAnotherRow: WordList {
  private var marked: Int?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    marked = indexPath.row
    tableView.reloadData()  // ui-changes-ui
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.imageView?.image = indexPath.row == marked ? UIImage(systemName: "star.fill") : nil
    return cell
  }
}
