import GRDB
import HeadlessUI
import LabFiles
import MVC

/// The items in an SQLite database: in memory, or in a file that outlives the program.
///
/// It stores them as Realm does: the last item moves into the place of a removed one. A caller that
/// wants another order asks for it. An access throws the database's own error, and
/// ``reason(of:)`` has its words.
public final class ItemDatabase {
  /// The connection, until it is closed.
  private var connection: DatabaseQueue?
  /// The items that were removed since it was opened, in order.
  public private(set) var removed: [Item] = []
  /// The titles that items had before they were renamed, by UUID, since it was opened.
  public private(set) var formerTitles: [String: Set<String>] = [:]

  /// A new database in memory.
  init() throws {
    let queue = try DatabaseQueue()
    connection = queue
    try ItemSchema.migrator.migrate(queue)
  }

  /// The database in a file, which is created if it is missing.
  ///
  /// The file is locked until the database is closed. Throws a `StorageError` if it can't be used.
  init(file: String) throws {
    let path = ItemDatabase.path(file)
    do {
      try ItemFile.check(path)
      var configuration = Configuration()
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      connection = queue
      try ItemSchema.checkAge(queue)
      try ItemSchema.check(queue)
      try ItemSchema.claim(queue)
      try ItemSchema.migrator.migrate(queue)
    } catch { throw StorageError(file: file, error) }
  }

  /// The path in a form that has no special meaning for SQLite, as `:memory:` would.
  private static func path(_ file: String) -> String {
    let path = TypedPath(file).path
    return path.hasPrefix("/") ? path : "./" + path
  }

  private var queue: DatabaseQueue {
    get throws {
      guard let connection else {
        throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the storage is closed")
      }
      return connection
    }
  }

  /// The order in which items are returned, as the column that has it.
  public enum Order: String, Sendable {
    /// The order in which they were added.
    case insertion = "id"
    /// The order of their places in the storage.
    case storage = "slot"
  }

  /// How many items are stored.
  public func count() throws -> Int {
    try read("SELECT count(*) FROM item") { try Int.fetchOne($0) } ?? 0
  }

  /// The items in an order.
  public func items(_ order: Order) throws -> [Item] {
    try read("SELECT \(Item.columns) FROM item ORDER BY \(order.rawValue)") {
      try Item.all(of: $0)
    }
  }

  /// The items in these places of an order, as far as there are so many.
  public func items(_ order: Order, in places: Range<Int>) throws -> [Item] {
    try read("SELECT \(Item.columns) FROM item ORDER BY \(order.rawValue) LIMIT ? OFFSET ?") {
      try Item.all(of: $0, [places.count, places.lowerBound])
    }
  }

  /// The item of this identity; nil if it is not stored.
  public func item(_ uuid: String) throws -> Item? {
    try read("SELECT \(Item.columns) FROM item WHERE uuid = ?") {
      try Item.first(of: $0, [uuid])
    }
  }

  /// Whether the title of an item is empty or has only these characters.
  public func hasTitle(ofOnly characters: String) throws -> Bool {
    try read("SELECT EXISTS (SELECT * FROM item WHERE trim(title, ?) = '')") {
      try Bool.fetchOne($0, arguments: [characters])
    } ?? false
  }

  /// The index of an item in an order; nil if it is not stored.
  ///
  /// It is counted from the end, where most changes are.
  public func index(of uuid: String, _ order: Order) throws -> Int? {
    let later = "later.\(order.rawValue) > item.\(order.rawValue)"
    return try read(
      """
      SELECT (SELECT count(*) FROM item) - 1 - (SELECT count(*) FROM item AS later WHERE \(later))
      FROM item WHERE uuid = ?
      """
    ) { try Int.fetchOne($0, arguments: [uuid]) }
  }

  /// Asks the database one thing, which needs no transaction.
  private func read<Answer>(
    _ sql: String,
    _ fetch: (Statement) throws -> Answer
  ) throws -> Answer {
    try queue.unsafeRead { try fetch($0.cachedStatement(sql: sql)) }
  }

  /// A new item, which is not stored yet.
  public func makeItem(title: String) throws -> Item {
    let last = try read("SELECT seq FROM sqlite_sequence WHERE name = 'item'") {
      try Int64.fetchOne($0)
    }
    guard (0..<ItemDatabase.lastIdentity).contains(last ?? 0) else {
      throw DatabaseError(resultCode: .SQLITE_FULL, message: "the storage has no identity left")
    }
    return Item(uuid: ItemDatabase.uuid((last ?? 0) + 1), title: title)
  }

  /// Stores an item at the end of both orders.
  public func insert(_ item: Item) throws {
    try change(
      "INSERT INTO item (uuid, slot, title) SELECT ?, coalesce(max(slot) + 1, 0), ? FROM item",
      [item.uuid, item.title]
    )
  }

  /// Renames an item; one that is not stored is ignored.
  public func rename(_ uuid: String, to title: String) throws {
    let former = try read("SELECT title FROM item WHERE uuid = ?") {
      try String.fetchOne($0, arguments: [uuid])
    }
    try change("UPDATE item SET title = ? WHERE uuid = ?", [title, uuid])
    if let former { formerTitles[uuid, default: []].insert(former) }
  }

  /// Changes the database by one statement, which is a transaction of its own.
  private func change(_ sql: String, _ arguments: StatementArguments) throws {
    try queue.writeWithoutTransaction {
      try $0.cachedStatement(sql: sql).execute(arguments: arguments)
    }
  }

  /// Removes an item; one that is not stored is ignored.
  public func remove(_ uuid: String) throws {
    let gone = try queue.write { db -> Item? in
      let sql = "DELETE FROM item WHERE uuid = ? RETURNING \(Item.columns), slot"
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [uuid]) else { return nil }
      let slot: Int = row[2]
      if let last = try Int.fetchOne(db, sql: "SELECT max(slot) FROM item"), last > slot {
        try db.execute(sql: "UPDATE item SET slot = ? WHERE slot = ?", arguments: [slot, last])
      }
      return try Item(row: row)
    }
    if let gone { removed.append(gone) }
  }

  /// The last number that fits into the last part of a UUID.
  static let lastIdentity: Int64 = 0xFFFF_FFFF_FFFF

  /// The number as a UUID of version 8, the same in every world.
  private static func uuid(_ number: Int64) -> String {
    let digits = String(number, radix: 16)
    return "00000000-0000-8000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }
}

extension ItemDatabase: Storage {
  /// A trigger refuses every write, so that the error takes the way of a real one.
  public func setFailing(_ isFailing: Bool) throws {
    try queue.write { db in
      for change in ["INSERT", "UPDATE", "DELETE"] {
        try db.execute(sql: "DROP TRIGGER IF EXISTS temp.refuse_\(change)")
        guard isFailing else { continue }
        try db.execute(
          sql: """
            CREATE TEMP TRIGGER refuse_\(change) BEFORE \(change) ON main.item
            BEGIN SELECT raise(ABORT, 'the storage refuses to write'); END
            """
        )
      }
    }
  }

  public func close() {
    try? connection?.close()
    connection = nil
  }

  /// The reason of an error, in the storage's words.
  public static func reason(of error: any Error) -> String {
    (error as? DatabaseError)?.message ?? "\(error)"
  }
}
