import Foundation
import GRDB
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite struct `A file of items that another program has changed` {
  private let files: ItemFiles

  init() throws {
    files = try ItemFiles()
    _ = files.transcript("a.db", "outside add A", "outside add B")
  }

  @Test(
    arguments: [
      "DROP TABLE item; CREATE TABLE item (id, uuid, slot, title)",
      "DROP TABLE item; CREATE TABLE item (id, uuid, slot, title); INSERT INTO item VALUES (1, NULL, 0, NULL)",
      "DROP TABLE item",
      "DROP TABLE grdb_migrations",
      "DELETE FROM grdb_migrations",
      "CREATE TABLE other (x)",
      "CREATE TRIGGER t AFTER INSERT ON item BEGIN DELETE FROM item; END",
      "UPDATE item SET uuid = x'ff' WHERE id = 1",
      "UPDATE item SET title = x'ff00' WHERE id = 2",
      "UPDATE item SET slot = 'first' WHERE id = 1",
      "UPDATE item SET slot = 9223372036854775807 WHERE id = 1",
      "UPDATE item SET slot = -1 WHERE id = 1",
      "UPDATE item SET slot = 2 WHERE id = 1",
      "UPDATE sqlite_sequence SET seq = 9223372036854775807",
      "UPDATE sqlite_sequence SET seq = 281474976710656",
      "UPDATE sqlite_sequence SET seq = -9223372036854775808",
      "UPDATE sqlite_sequence SET seq = NULL",
      "UPDATE sqlite_sequence SET seq = 'many'",
      "PRAGMA journal_mode = WAL",
    ]
  )
  func `a file with another schema or with impossible values is refused`(sql: String) throws {
    try files.database("a.db") { try $0.execute(sql: sql) }
    try files.expectRefusal(of: "a.db", because: "another program has changed it")
  }

  @Test func `a file with our mark and a table of another program is refused`() throws {
    try files.database("b.db") { db in
      try db.execute(
        sql: """
          PRAGMA application_id = 1836475241;
          CREATE TABLE item (x); INSERT INTO item VALUES (42)
          """
      )
    }
    try files.expectRefusal(of: "b.db", because: "another program has changed it")
  }

  @Test(
    arguments: [
      "UPDATE item SET title = 'Another' WHERE id = 1",
      "UPDATE item SET slot = 9 WHERE id = 1; UPDATE item SET slot = 0 WHERE id = 2; "
        + "UPDATE item SET slot = 1 WHERE id = 1",
      "UPDATE sqlite_sequence SET seq = 77",
      "DELETE FROM item; DELETE FROM sqlite_sequence",
      "VACUUM",
    ]
  )
  func `a file with other values that are possible is accepted`(sql: String) throws {
    try files.database("a.db") { try $0.execute(sql: sql) }
    #expect(files.transcript("a.db", "outside add C").hasSuffix("  C"))
  }

  @Test func `the last identity is given once, and then the storage is full`() throws {
    try files.database("a.db") { db in
      try db.execute(sql: "UPDATE sqlite_sequence SET seq = 281474976710654")
    }
    #expect(
      files.transcript(
        "a.db",
        "outside add C",
        "outside add D",
        "tap Add",
        "type E",
        "confirm Save"
      )
      .hasSuffix(
        """
        | 2  C
        ? this outside action can't be done here; the storage has no identity left
        | Items                          [Add]
        | 0  A
        | 1  B
        | 2  C
        | -- Add new item --
        | Title: _
        | [Cancel]  [Save]
        | Items                          [Add]
        | 0  A
        | 1  B
        | 2  C
        | -- Add new item --
        | Title: E_
        | [Cancel]  [Save]
        ~ ItemsModel ItemsModelOutput.onFailure
        | Items                          [Add]
        | 0  A
        | 1  B
        | 2  C
        | ( Could not store 'E' )
        """
      )
    )
  }

  @Test func `a file with scattered wrong bytes is refused and unchanged, or it works`() throws {
    _ = files.transcript("a.db", "outside add C", "outside remove 0", "outside add '牛奶'")
    let sound = try #require(FileManager.default.contents(atPath: files.path("a.db")))
    // `MVCLAB_DAMAGED_FILES=500` damages more.
    let count = ProcessInfo.processInfo.environment["MVCLAB_DAMAGED_FILES"].flatMap { UInt64($0) }
    var refusals = 0
    for seed in 0..<(count ?? 120) as Range<UInt64> {
      let random = RandomSource(seed: seed)
      var damaged = sound
      // Most of a page is empty: half of the bytes go where something stands.
      let used = sound.indices.filter { sound[$0] != 0 }
      for _ in 0...random.next(below: 6) {
        let place =
          random.next(below: 2) == 0
          ? used[random.next(below: used.count)] : random.next(below: damaged.count)
        damaged[place] = UInt8(random.next(below: 256))
      }
      try damaged.write(to: URL(fileURLWithPath: files.path("a.db")))
      let before = try files.bytes()
      let printed = files.transcript(
        "a.db",
        "select 0",
        "back",
        "outside add D",
        "outside rename 0 E",
        "outside remove 0",
        "swipe 0",
        "confirm Delete"
      )
      guard printed.hasPrefix("? cannot store items in 'a.db': ") else { continue }
      refusals += 1
      #expect(try files.bytes() == before, "seed \(seed)")
    }
    #expect(refusals > 20)
  }
}
