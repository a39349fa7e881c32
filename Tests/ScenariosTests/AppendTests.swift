import Foundation
import LabFiles
import Testing

@Suite("Appending to a file")
struct AppendTests {
  @Test func `what is appended stands at the end, each time the file is opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "state/lessons").path
    for line in ["a long line\n", "b\n", "c\n"] { try Files.append(Array(line.utf8), to: path) }
    #expect(try Files.read(path) == Array("a long line\nb\nc\n".utf8))
  }
}
