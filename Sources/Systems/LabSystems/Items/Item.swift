import GRDB
import HeadlessUI
import MVC

/// A stored item: its identity and its title.
public struct Item: ModelValue, Equatable, Sendable {
  /// The identity of the item, which does not depend on its place in the storage.
  public let uuid: String
  /// What the user reads.
  public var title: String
}

extension Item {
  /// The columns of a row that is decoded, which must be the first two.
  static let columns = "uuid, title"

  init(row: Row) throws {
    self.init(uuid: try row.decode(atIndex: 0), title: try row.decode(atIndex: 1))
  }

  /// The item in the first row of a query; nil if it has no rows.
  static func first(of statement: Statement, _ arguments: StatementArguments) throws -> Item? {
    try Row.fetchOne(statement, arguments: arguments).map(Item.init(row:))
  }

  /// The items in all rows of a query.
  static func all(of statement: Statement, _ arguments: StatementArguments = []) throws -> [Item] {
    try Array(Row.fetchCursor(statement, arguments: arguments).map(Item.init(row:)))
  }
}

extension Item: CustomStringConvertible {
  public var description: String { title }
}
