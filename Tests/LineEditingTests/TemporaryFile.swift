import LabPlatform
import PseudoTerminal

/// A temporary file, open at its start; `deinit` deletes it.
final class TemporaryFile {
  let path: String
  let descriptor: Int32

  init(_ bytes: [UInt8]) throws {
    var name = Array(builtProgram("line-editing-XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    path = String(decoding: name.dropLast().map(UInt8.init), as: UTF8.self)
    guard descriptor >= 0, write(descriptor, bytes, bytes.count) == bytes.count else {
      throw Failure(errno: errno)
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  struct Failure: Error {
    var errno: Int32
  }
}
