import Platform
import PseudoTerminal

/// A file that holds some bytes, open at its beginning; gone when nobody refers to this.
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
