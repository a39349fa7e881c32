import GRDB

/// How items lie in their database.
enum ItemSchema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("items") { db in
      try db.create(table: "item") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("uuid", .text).notNull().unique()
        table.column("slot", .integer).notNull().unique()
        table.column("title", .text).notNull()
      }
    }
    return migrator
  }

  /// Throws if a later version of this program has written the database.
  static func checkAge(_ queue: DatabaseQueue) throws {
    try queue.read { db in
      if try migrator.hasBeenSuperseded(db) { throw StorageError.Reason.newer }
    }
  }

  /// Says in the file whose it is, before anything else is written.
  ///
  /// It is said at each opening, to see that the file can be written, and to lock it.
  static func claim(_ queue: DatabaseQueue) throws {
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(ItemFile.application)")
    }
  }
}
