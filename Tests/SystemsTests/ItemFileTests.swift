import Foundation
import GRDB
import LabConversation
import LabSystems
import MVCLab
import Testing

@Suite struct `Items in a file` {
  private let files: ItemFiles

  init() throws { files = try ItemFiles() }

  @Test func `stored items are there in the next conversation, in their order`() {
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

  @Test func `the last item moves into the slot of a removed one`() throws {
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

  @Test func `the identity of a removed item is never given again`() {
    _ = files.transcript("a.db", "outside add A", "outside remove 0")
    #expect(
      files.transcript("a.db", "outside add B", "select 0", "show model").split(separator: "\n")
        .last
        == "= ItemDetailModel.uuid = 00000000-0000-8000-8000-000000000002"
    )
  }

  @Test func `a failing storage writes nothing, and the file works again afterwards`() throws {
    _ = files.transcript("a.db", "outside add A", "outside add B")
    let before = try files.rows("a.db")
    let printed = files.transcript(
      "a.db",
      "storage fail",
      "outside add C",
      "outside rename 0 X",
      "outside remove 0",
      "outside remove 1"
    )
    #expect(
      printed == """
        ~ ItemsModel ItemsModelOutput.onItemsRetrieval
        | Items                          [Add]
        | 0  A
        | 1  B
        ? this outside action can't be done here; the storage refuses to write
        ? this outside action can't be done here; the storage refuses to write
        ? this outside action can't be done here; the storage refuses to write
        ? this outside action can't be done here; the storage refuses to write
        """
    )
    #expect(try files.rows("a.db") == before)
    _ = files.transcript("a.db", "outside add C", "storage fail", "storage ok", "outside add D")
    #expect(try files.rows("a.db") == ["A 0", "B 1", "C 2", "D 3"])
  }

  @Test func `a file that a killed program claimed and did not fill is accepted`() throws {
    for (name, sql) in [("empty.db", ""), ("claimed.db", "PRAGMA application_id = 1836475241")] {
      try files.database(name) { try $0.execute(sql: sql) }
      #expect(files.transcript(name, "outside add A").hasSuffix("\n| 0  A"))
    }
  }
}

@Suite struct `A file that cannot store items is left as it is` {
  private let files: ItemFiles

  init() throws { files = try ItemFiles() }

  private func refusal(_ name: String, _ reason: String) throws {
    try files.expectRefusal(of: name, because: reason)
  }

  @Test func `another program's database is refused`() throws {
    try files.database("a.db") {
      try $0.execute(sql: "CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    }
    try refusal("a.db", "it is another program's database")
    try files.database("b.db") { try $0.execute(sql: "PRAGMA application_id = 77") }
    try refusal("b.db", "it is another program's database")
  }

  @Test func `another program's database that is being written is refused`() throws {
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

  @Test func `a text file, a folder and a damaged database are refused`() throws {
    try Data("Milk, Bread".utf8).write(to: URL(fileURLWithPath: files.path("a.txt")))
    try refusal("a.txt", "it is not a database, or it is damaged")
    try FileManager.default.createDirectory(
      atPath: files.path("folder"),
      withIntermediateDirectories: false
    )
    try refusal("folder", "it is a folder")
    try refusal("no/such/place.db", "its folder does not exist or can't be opened")
    _ = files.transcript("a.db", "outside add A")
    var ruins = try #require(FileManager.default.contents(atPath: files.path("a.db")))
    ruins.replaceSubrange(100..<ruins.count, with: Data(repeating: 0x5A, count: ruins.count - 100))
    try ruins.write(to: URL(fileURLWithPath: files.path("a.db")))
    try refusal("a.db", "it is not a database, or it is damaged")
  }

  @Test func `a file of a later version is refused`() throws {
    _ = files.transcript("a.db", "outside add A")
    try files.database("a.db") { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('2.0')") }
    try refusal("a.db", "a later version of this program wrote it")
  }

  @Test(arguments: ["EXCLUSIVE", "DEFERRED"])
  func `a file that another program writes or reads is refused`(kind: String) throws {
    _ = files.transcript("a.db", "outside add A")
    try files.database("a.db") { db in
      try db.execute(sql: "BEGIN \(kind); SELECT * FROM item")
      try refusal("a.db", "another program is using it")
      try db.execute(sql: "COMMIT")
    }
    #expect(files.transcript("a.db").hasSuffix("| 0  A"))
  }

  @Test func `a file that another conversation uses is refused`() throws {
    let conversation = Conversation(systems: [.items], allowsFiles: true)
    _ = conversation.respond(to: "system items in \(files.path("a.db"))")
    _ = conversation.respond(to: "wirings correct")
    try refusal("a.db", "another program is using it")
    _ = conversation.respond(to: "system items")
    #expect(files.transcript("a.db").hasSuffix("| No stored items yet"))
  }
}
