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

  /// Throws if the database is damaged, or is not as this program leaves it; changes nothing.
  ///
  /// A database without its tables passes: a program that was killed may have left it so.
  static func check(_ queue: DatabaseQueue) throws {
    let complete = try DatabaseQueue()
    try migrator.migrate(complete)
    let expected = try complete.read(entries)
    try queue.read { db in
      guard try String.fetchOne(db, sql: "PRAGMA integrity_check(1)") == "ok" else {
        throw StorageError.Reason.notADatabase
      }
      let found = try entries(db)
      guard try migrator.hasCompletedMigrations(db) else {
        guard found.isSubset(of: expected.filter { $0.contains("grdb_migrations") }) else {
          throw StorageError.Reason.altered
        }
        return
      }
      guard try found == expected && Bool.fetchOne(db, sql: isSound) == true else {
        throw StorageError.Reason.altered
      }
    }
  }

  /// The tables and indexes of a database, as text.
  private static func entries(_ db: Database) throws -> Set<String> {
    try String.fetchSet(
      db,
      sql: "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master"
    )
  }

  /// Whether all values are of the types that the columns declare, which SQLite does not enforce, and
  /// whether the slots are those of all items and no others.
  private static let isSound = """
    SELECT NOT EXISTS (
      SELECT * FROM item
      WHERE typeof(uuid) <> 'text' OR typeof(title) <> 'text' OR typeof(slot) <> 'integer'
        OR slot NOT BETWEEN 0 AND (SELECT count(*) - 1 FROM item)
    ) AND NOT EXISTS (
      SELECT * FROM sqlite_sequence
      WHERE typeof(seq) <> 'integer' OR seq < (SELECT coalesce(max(id), 0) FROM item)
        OR seq > \(ItemDatabase.lastIdentity)
    )
    """

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
