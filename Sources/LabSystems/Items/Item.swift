import GRDB
import HeadlessUI
import MVC

/// A stored item: its identity and its title.
struct Item: ModelValue, Equatable {
  /// The identity of the item, which does not depend on its place in the storage.
  let uuid: String
  var title: String
}

extension Item: FetchableRecord {
  /// The columns of a row that is decoded, which must be the first two.
  static let columns = "uuid, title"

  init(row: Row) throws {
    self.init(uuid: try row.decode(atIndex: 0), title: try row.decode(atIndex: 1))
  }
}

extension Item: CustomStringConvertible {
  var description: String { title }
}
