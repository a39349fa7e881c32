import Foundation
import GRDB
import HeadlessUI
import LabConversation
import LabSystems
import MVC
import MVCLab

/// A folder for files with items, which goes when the test is over.
final class ItemFiles {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "items-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// What everything in the folder is made of, by name.
  func bytes() throws -> [String: Data] {
    var bytes: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      bytes[name] = FileManager.default.contents(atPath: path(name)) ?? Data()
    }
    return bytes
  }

  /// All that is said in a session that keeps its items in a file, with the file's name alone.
  func transcript(_ name: String, _ commands: String...) -> String {
    let session = Conversation(systems: [.items], allowsFiles: true)
    let all = ["system items in \(path(name))", "wirings correct"] + commands
    let lines = all.flatMap { session.respond(to: $0).lines.map(\.description) }
    return lines.joined(separator: "\n").replacing(folder.path + "/", with: "")
  }

  /// The rows of a file as they were added, each with its place in the storage.
  func rows(_ name: String) throws -> [String] {
    let queue = try DatabaseQueue(path: path(name))
    return try queue.read { db in
      try Row.fetchAll(db, sql: "SELECT title, slot FROM item ORDER BY id").map {
        "\($0["title"] as String) \($0["slot"] as Int)"
      }
    }
  }
}
