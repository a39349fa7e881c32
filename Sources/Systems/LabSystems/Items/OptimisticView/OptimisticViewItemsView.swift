import HeadlessUI
import MVC

extension OptimisticView {
  /// Shows each change before it asks for it.
  final class ItemsView: Correct.ItemsView {
    override func save(_ title: String) throws {
      try super.onItemAddition(row: ItemRow(uuid: "", title: title))
      try super.save(title)
    }

    override func delete(_ uuid: String) throws {
      try onItemDeletion(uuid: uuid)
      try super.delete(uuid)
    }

    /// Only fills in the UUID, if the row is already there because of its own request.
    override func onItemAddition(row: ItemRow) throws {
      guard let index = rows.firstIndex(of: ItemRow(uuid: "", title: row.title)) else {
        return try super.onItemAddition(row: row)
      }
      rows[index] = row
    }
  }
}
