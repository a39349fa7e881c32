import HeadlessUI
import MVC

extension OptimisticView {
  /// Shows at once what it is about to ask for.
  final class ItemsView: Correct.ItemsView {
    override func save(_ title: String) throws {
      try super.onItemAddition(row: ItemRow(uuid: "", title: title))
      try super.save(title)
    }

    override func delete(_ uuid: String) throws {
      try onItemDeletion(uuid: uuid)
      try super.delete(uuid)
    }

    /// The answer to its own wish is in the rows already, but for the UUID.
    override func onItemAddition(row: ItemRow) throws {
      guard let index = rows.firstIndex(of: ItemRow(uuid: "", title: row.title)) else {
        return try super.onItemAddition(row: row)
      }
      rows[index] = row
    }
  }
}
