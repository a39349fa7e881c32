import Foundation
import GRDB
import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab
import Testing

@Suite("Items in a file")
struct ItemFileTests {
  private let files: ItemFiles

  init() throws { files = try ItemFiles() }

  @Test("rows are there in the next session, in their order")
  func kept() {
    #expect(
      files.transcript("a.db", "outside add Milk", "outside add '牛奶 \"fresh\"'", "close first")
        == """
        ~ ItemsModel ItemsModelOutput.onItemsRetrieval
        | Items                          [Add]
        | No stored items yet
        ~ ItemStore added 'Milk'
        ~ ItemsModel ItemsModelOutput.onItemAddition
        | Items                          [Add]
        | 0  Milk
        ~ ItemStore added '牛奶 "fresh"'
        ~ ItemsModel ItemsModelOutput.onItemAddition
        | Items                          [Add]
        | 0  Milk
        | 1  牛奶 "fresh"
        """
    )
    #expect(
      files.transcript("a.db") == """
        ~ ItemsModel ItemsModelOutput.onItemsRetrieval
        | Items                          [Add]
        | 0  Milk
        | 1  牛奶 "fresh"
        """
    )
  }

  @Test("an item that goes leaves a hole, and the last one is moved into it")
  func holes() throws {
    _ = files.transcript(
      "a.db",
      "outside add A",
      "outside add B",
      "outside add C",
      "outside add D",
      "outside remove 0"
    )
    #expect(try files.rows("a.db") == ["B 1", "C 2", "D 0"])
    _ = files.transcript("a.db", "outside remove 1", "outside add E", "outside rename 0 Bee")
    #expect(try files.rows("a.db") == ["Bee 1", "D 0", "E 2"])
    _ = files.transcript("a.db", "outside remove 2", "outside remove 0", "outside remove 0")
    #expect(try files.rows("a.db") == [])
  }

  @Test("an identity is given once, also when its item is long gone")
  func identities() {
    _ = files.transcript("a.db", "outside add A", "outside remove 0")
    #expect(
      files.transcript("a.db", "outside add B", "select 0", "show model").split(separator: "\n")
        .last
        == "= ItemDetailModel.uuid = 00000000-0000-8000-8000-000000000002"
    )
  }

  @Test("a storage that fails writes nothing, and the file does not stay so")
  func failing() throws {
    _ = files.transcript("a.db", "outside add A", "outside add B")
    let before = try files.rows("a.db")
    let told = files.transcript(
      "a.db",
      "storage fail",
      "outside add C",
      "outside rename 0 X",
      "outside remove 0",
      "outside remove 1"
    )
    #expect(
      told == """
        ~ ItemsModel ItemsModelOutput.onItemsRetrieval
        | Items                          [Add]
        | 0  A
        | 1  B
        ? 'outside add' can't be done here; the storage refuses to write
        ? 'outside rename' can't be done here; the storage refuses to write
        ? 'outside remove' can't be done here; the storage refuses to write
        ? 'outside remove' can't be done here; the storage refuses to write
        """
    )
    #expect(try files.rows("a.db") == before)
    _ = files.transcript("a.db", "outside add C", "storage fail", "storage ok", "outside add D")
    #expect(try files.rows("a.db") == ["A 0", "B 1", "C 2", "D 3"])
  }

  @Test("a file that was claimed and not filled, because the program was killed, is one of ours")
  func claimed() throws {
    for (name, sql) in [("empty.db", ""), ("claimed.db", "PRAGMA application_id = 1836475241")] {
      try files.database(name) { try $0.execute(sql: sql) }
      #expect(files.transcript(name, "outside add A").hasSuffix("\n| 0  A"))
    }
  }
}

@Suite("A file that can't keep items is left as it is")
struct RefusedItemFileTests {
  private let files: ItemFiles

  init() throws { files = try ItemFiles() }

  private func refusal(_ name: String, _ reason: String) throws {
    let before = try files.bytes()
    #expect(
      files.transcript(name).split(separator: "\n").first ?? ""
        == "? cannot keep items in '\(name)': \(reason); it is left as it is"
    )
    #expect(try files.bytes() == before)
  }

  @Test("another program's database")
  func foreign() throws {
    try files.database("a.db") {
      try $0.execute(sql: "CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    }
    try refusal("a.db", "it is another program's database")
    try files.database("b.db") { try $0.execute(sql: "PRAGMA application_id = 77") }
    try refusal("b.db", "it is another program's database")
  }

  @Test("another program's database, that it has not finished writing")
  func unfinished() throws {
    let queue = try DatabaseQueue(path: files.path("live.db"))
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL; CREATE TABLE t (x)")
      for ending in ["", "-wal"] {
        let (from, to) = (files.path("live.db" + ending), files.path("left.db" + ending))
        try FileManager.default.copyItem(atPath: from, toPath: to)
      }
    }
    try queue.close()
    try refusal("left.db", "it is another program's database")
  }

  @Test("a text, a folder, a database in ruins")
  func others() throws {
    try Data("Milk, Bread".utf8).write(to: URL(fileURLWithPath: files.path("a.txt")))
    try refusal("a.txt", "it is no database, or a broken one")
    try FileManager.default.createDirectory(
      atPath: files.path("folder"),
      withIntermediateDirectories: false
    )
    try refusal("folder", "it is a folder")
    try refusal("no/such/place.db", "there is no such place, or no way to it")
    _ = files.transcript("a.db", "outside add A")
    var ruins = try #require(FileManager.default.contents(atPath: files.path("a.db")))
    ruins.replaceSubrange(100..<ruins.count, with: Data(repeating: 0x5A, count: ruins.count - 100))
    try ruins.write(to: URL(fileURLWithPath: files.path("a.db")))
    try refusal("a.db", "it is no database, or a broken one")
  }

  @Test("what a later version has written")
  func newer() throws {
    _ = files.transcript("a.db", "outside add A")
    try files.database("a.db") { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('2.0')") }
    try refusal("a.db", "a later version of this program has written it")
  }

  @Test("what another program is using, to write or to read", arguments: ["EXCLUSIVE", "DEFERRED"])
  func locked(kind: String) throws {
    _ = files.transcript("a.db", "outside add A")
    try files.database("a.db") { db in
      try db.execute(sql: "BEGIN \(kind); SELECT * FROM item")
      try refusal("a.db", "another program is using it")
      try db.execute(sql: "COMMIT")
    }
    #expect(files.transcript("a.db").hasSuffix("| 0  A"))
  }

  @Test("what another session is using")
  func inUse() throws {
    let session = Conversation(systems: [.items], allowsFiles: true)
    _ = session.respond(to: "system items in \(files.path("a.db"))")
    _ = session.respond(to: "wirings correct")
    try refusal("a.db", "another program is using it")
    _ = session.respond(to: "system items")
    #expect(files.transcript("a.db").hasSuffix("| No stored items yet"))
  }
}

extension ItemFiles {
  /// Opens a file as any program may, and leaves it closed.
  fileprivate func database(_ name: String, _ body: (Database) throws -> Void) throws {
    let queue = try DatabaseQueue(path: path(name))
    try queue.writeWithoutTransaction(body)
    try queue.close()
  }
}
