import GRDB

/// How items lie in their database, and how to tell that a database is one of theirs.
enum ItemSchema {
  /// What SQLite calls the application's identity: `mvci`.
  private static let application = 0x6D76_6369

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("items") { db in
      try db.execute(sql: "PRAGMA application_id = \(application)")
      try db.create(table: "item") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("uuid", .text).notNull().unique()
        table.column("slot", .integer).notNull().unique()
        table.column("title", .text).notNull()
      }
    }
    return migrator
  }

  /// Throws if the database belongs to another program, or to a later version of this one.
  static func check(_ queue: DatabaseQueue) throws {
    try queue.read { db in
      let owner = try Int.fetchOne(db, sql: "PRAGMA application_id")
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema")
      guard owner == application || (owner == 0 && tables == 0) else {
        throw StorageTrouble.Reason.foreign
      }
      if try migrator.hasBeenSuperseded(db) { throw StorageTrouble.Reason.newer }
    }
  }
}
