import Foundation
import LabFiles
import Testing

@Suite("Appending to a file, and keeping one")
struct AppendTests {
  @Test func `what is appended stands at the end, each time the file is opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "state/lessons").path
    for line in ["a long line\n", "b\n", "c\n"] { try Files.append(Array(line.utf8), to: path) }
    #expect(try Files.read(path) == Array("a long line\nb\nc\n".utf8))
  }

  @Test func `a kept file replaces one of its kind, and none that comes in the meantime`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "a~").path
    let (foreign, own) = (Array("foreign".utf8), Array("own".utf8))
    for new in ["own 1", "own 2"] {
      try Files.keep(Array(new.utf8), in: path) { $0.starts(with: own) }
      #expect(try Files.read(path) == Array(new.utf8))
    }
    // Another program writes the file just after it was looked at.
    #expect(throws: FileError.self) {
      try Files.keep(own, in: path) { bytes in
        guard bytes.starts(with: own) else { return false }
        try? FileManager.default.removeItem(atPath: path)
        return FileManager.default.createFile(atPath: path, contents: Data(foreign))
      }
    }
    #expect(try Files.read(path) == foreign)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a~"])
  }
}
