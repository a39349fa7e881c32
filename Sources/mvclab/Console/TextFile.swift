import Glibc

/// A file of text, read whole.
enum TextFile {
  /// The file's text; a failure names what is wrong with the file, and where, if it is not UTF-8.
  static func read(_ path: String) throws -> String {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      throw Failure(.noInput, "cannot read '\(path)': \(Console.reason(errno))")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure(.noInput, "cannot read '\(path)': \(Console.reason(errno))")
      }
      bytes += block[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n",
        omittingEmptySubsequences: false
      ).firstIndex { $0.unicodeScalars.contains("\u{FFFD}") }
      throw Failure(.malformed, "\(path):\((line ?? 0) + 1): error: this is not UTF-8 text")
    }
    return text
  }
}
