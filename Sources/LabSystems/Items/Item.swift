import GRDB
import HeadlessUI
import MVC

/// A stored item: its identity and its title.
struct Item: ModelValue, Equatable {
  /// The identity of the item, which does not depend on its place in the storage.
  let uuid: String
  var title: String
}

extension Item: FetchableRecord, TableRecord {
  static let databaseTableName = "item"

  init(row: Row) throws {
    self.init(
      uuid: try row.decode(forColumn: "uuid"),
      title: try row.decode(forColumn: "title")
    )
  }
}

extension Item: CustomStringConvertible {
  var description: String { title }
}
