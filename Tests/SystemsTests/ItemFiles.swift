import Foundation
import GRDB
import LabConversation
import LabSystems
import MVCLab
import Testing

/// A folder for files with items; it is removed when the test ends.
final class ItemFiles {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "items-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The contents of all files in the folder, by name.
  func bytes() throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      bytes[name] = FileManager.default.contents(atPath: path(name)) ?? Data()
    }
    return bytes
  }

  /// All that a conversation prints that stores its items in a file; the file comes without its folder.
  func transcript(_ name: String, _ commands: String...) -> String {
    let conversation = Conversation(systems: [.items], allowsFiles: true)
    let all = ["system items in \(path(name))", "wirings correct"] + commands
    let lines = all.flatMap { conversation.respond(to: $0).lines.map(\.description) }
    return lines.joined(separator: "\n").replacing(folder.path + "/", with: "")
  }

  /// The items of a file in the order of insertion, each with its slot in the storage.
  func rows(_ name: String) throws -> [String] {
    let queue = try DatabaseQueue(path: path(name))
    return try queue.read { db in
      try Row.fetchAll(db, sql: "SELECT title, slot FROM item ORDER BY id").map {
        "\($0["title"] as String) \($0["slot"] as Int)"
      }
    }
  }
}

extension ItemFiles {
  /// Opens a file as any program may, and leaves it closed.
  func database(_ name: String, _ body: (Database) throws -> Void) throws {
    let queue = try DatabaseQueue(path: path(name))
    try queue.writeWithoutTransaction(body)
    try queue.close()
  }

  /// Expects that a file is refused, and that no file of the folder changes.
  func expectRefusal(
    of name: String,
    because reason: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try bytes()
    #expect(
      transcript(name).split(separator: "\n").first ?? ""
        == "? cannot store items in '\(name)': \(reason); the file is unchanged",
      sourceLocation: sourceLocation
    )
    #expect(try bytes() == before, sourceLocation: sourceLocation)
  }
}
