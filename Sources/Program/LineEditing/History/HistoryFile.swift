import LabFiles
import LabPlatform

/// The file of a history: one entry a line, the newest last.
///
///     # line history 1
///     tap Add
///     outside add '新闻 1'
///
/// Sessions share it. Each line is appended under a lock as soon as the program has executed it, so a
/// session that is killed loses at most its last line. The first line distinguishes the file from those of
/// other programs, which are never changed.
package struct HistoryFile: Sendable {
  let path: String
  /// The number of entries to keep when the file is compacted, at half as many again.
  let limit: Int
  /// The lines and bytes of the file at its last append.
  private var seen = (lines: 0, bytes: 0)
  /// Whether lines that are no entries are to be removed with the next append.
  var isDamaged = false

  static let heading = "# line history 1\n"
  /// A larger file is compacted, however few lines it has.
  private static let byteLimit = 8 << 20
  /// A longer entry, such as a pasted document, is not saved.
  private static let entryLimit = 1 << 16

  package init(path: String, limit: Int) {
    // Compaction renames a new file to this path; it must not replace a link by a file.
    self.path = Files.resolved(path)
    self.limit = limit
  }

  /// Whether the file stores this entry.
  static func accepts(_ entry: String) -> Bool { entry.utf8.count <= entryLimit }
}

extension HistoryFile {
  struct Content {
    /// The oldest is first; of equal entries, only the newest.
    var entries: [String] = []
    /// How many lines are no entries.
    var unreadable = 0
    /// Why the file cannot be used; `entries` still holds the readable ones.
    var error: HistoryError?
  }

  /// Reads the file; a file that does not exist is empty.
  func load() -> Content {
    do throws(HistoryError) {
      var content = try locked(for: .reading) { file throws(HistoryError) -> Content in
        try readAll(of: file)
      }
      if content.error == nil, !isWritable { content.error = .readOnly(path) }
      return content
    } catch .failed(_, _, .system(SystemError(ENOENT))) {
      return Content()
    } catch {
      return Content(error: error)
    }
  }

  /// Appends an entry unless the last one is equal; compacts the file if it is too large or damaged.
  mutating func append(_ entry: String) throws(HistoryError) {
    let line = HistoryEntry.line(for: entry) + "\n"
    var seen = seen
    let file = self
    try file.locked(for: .appending) { descriptor throws(HistoryError) in
      let (size, isCut) = try file.checkedSize(of: descriptor)
      // Another session has compacted the file.
      if size < seen.bytes { seen = (0, 0) }
      let new = try file.read(descriptor, from: seen.bytes, count: size - seen.bytes)
      seen.lines += new.count { $0 == 0x0A }
      seen.bytes = size
      guard try !file.ends(descriptor, ofSize: size, with: "\n" + line) else { return }
      let text = (size == 0 ? Self.heading : isCut ? "\n" : "") + line
      try file.write(text, to: descriptor, ofSize: size)
      seen.lines += 1
      seen.bytes += text.utf8.count
    }
    self.seen = seen
    if isDamaged || seen.lines > limit + limit / 2 || seen.bytes > Self.byteLimit { try compact() }
    isDamaged = false
  }

  /// Replaces the file by one with the newest entries, each once.
  private func compact() throws(HistoryError) {
    try locked(for: .appending) { file throws(HistoryError) in
      let content = try readAll(of: file)
      var lines: [String] = []
      var room = Self.byteLimit / 2
      for entry in content.entries.suffix(limit).reversed() {
        let line = HistoryEntry.line(for: entry) + "\n"
        room -= line.utf8.count
        guard room >= 0 else { break }
        lines.append(line)
      }
      let text = Self.heading + lines.reversed().joined()
      do throws(FileError) { try Files.replace(path, with: Array(text.utf8)) } catch {
        throw .failed(path, cannot: "replace", error.reason)
      }
    }
  }
}

// MARK: - Called under the lock

extension HistoryFile {
  private func readAll(of file: Int32) throws(HistoryError) -> Content {
    let size = try size(of: file)
    guard size > 0 else { return Content() }
    guard try hasHeading(file) else { throw .foreign(path) }
    let (entries, unreadable) = HistoryLines.entries(in: try read(file, from: 0, count: size))
    return Content(entries: entries, unreadable: unreadable)
  }

  /// Returns the file's size, and whether its last line is cut; throws an error if the file must not be
  /// appended to.
  private func checkedSize(of file: Int32) throws(HistoryError) -> (size: Int, isCut: Bool) {
    let size = try size(of: file)
    guard size > 0 else { return (0, false) }
    guard try hasHeading(file) else { throw .foreign(path) }
    return (size, try read(file, from: size - 1, count: 1) != [0x0A])
  }

  private func hasHeading(_ file: Int32) throws(HistoryError) -> Bool {
    let heading = Array(Self.heading.utf8)
    return try read(file, from: 0, count: heading.count) == heading
  }

  private func ends(
    _ file: Int32,
    ofSize size: Int,
    with text: String
  ) throws(HistoryError) -> Bool {
    let bytes = Array(text.utf8)
    guard size >= bytes.count else { return false }
    return try read(file, from: size - bytes.count, count: bytes.count) == bytes
  }

  private func read(_ file: Int32, from start: Int, count: Int) throws(HistoryError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, let base = buffer.baseAddress {
        let got = pread(file, base + filled, count - filled, off_t(start + filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        guard got > 0 else { break }
        filled += got
      }
    }
    guard code == 0 else { throw .failed(path, cannot: "read", .system(SystemError(code))) }
    return bytes
  }

  /// Writes all of `text` or nothing: removes what a full disk has cut short.
  private func write(_ text: String, to file: Int32, ofSize size: Int) throws(HistoryError) {
    let bytes = Array(text.utf8)
    let written = bytes.withUnsafeBytes { LabPlatform.write(file, $0.baseAddress, $0.count) }
    guard written < bytes.count else { return }
    let code = written < 0 ? errno : ENOSPC
    ftruncate(file, off_t(size))
    throw .failed(path, cannot: "write", .system(SystemError(code)))
  }
}
