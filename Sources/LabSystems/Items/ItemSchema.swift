import GRDB

/// The tables of the database.
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

  /// Marks the file as ours, before anything else is written.
  ///
  /// It does so each time it opens the file, because that also locks the file, and shows that the program
  /// can write it.
  static func claim(_ queue: DatabaseQueue) throws {
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA application_id = \(ItemFile.application)")
    }
  }
}
