import CCrashes

/// The input of a session, which outlives a crash: no start of the program can read it twice.
struct InputJournal {
  /// All that was read so far.
  var bytes: [UInt8] {
    let size = crashes_input_size()
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = buffer.baseAddress.map { crashes_read_input($0, size) } ?? 0
    }
  }

  /// The same as lines.
  var lines: [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func append(_ bytes: [UInt8]) { crashes_append_input(bytes, bytes.count) }

  /// Keeps these lines only.
  func replace(by lines: [String]) {
    crashes_truncate_input(0)
    append(lines.flatMap { Array("\($0)\n".utf8) })
  }
}
