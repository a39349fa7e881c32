import MVC
import UIKitNames

// finds: lost-link, screen-disagrees-with-model
// > layout

/// Counts and makes the rows of a table.
final class WordRows: UITableViewDataSource {
  private let words: Words

  init(_ words: Words) { self.words = words }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.all.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = words.all[indexPath.row]
    return cell
  }
}

/// Gives its table a data source that nobody keeps, so that it stays empty.
final class GoneDataSource: WordList {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = WordRows(words)
    tableView.dataSource = rows
  }
}
