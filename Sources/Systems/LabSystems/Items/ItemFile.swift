import LabFiles

/// Recognizes a file of items by its first bytes.
///
/// SQLite must not open another program's database: opening one finishes what that program left
/// unfinished.
enum ItemFile {
  /// The application id that SQLite stores in the file: `mvci`.
  static let application = 0x6D76_6369

  /// Throws a `StorageError.Reason` if the file has content that this program did not write.
  ///
  /// A file that can't be read passes; SQLite reports why.
  static func check(_ path: String) throws {
    if (try? Files.isFolder(path)) == true { throw StorageError.Reason.folder }
    let header: [UInt8]
    do throws(FileError) { header = try Files.read(path, count: 100) } catch {
      if error.reason == .notRegular { throw StorageError.Reason.notRegular }
      return try checkSurroundings(of: path)
    }
    if header.isEmpty { return try checkSurroundings(of: path) }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw StorageError.Reason.notADatabase
    }
    let owner = header[68..<72].reduce(0) { $0 << 8 | Int($1) }
    if owner != application { throw StorageError.Reason.foreign }
    // With a write-ahead log, SQLite would make other files beside this one.
    if header[18...19] != [1, 1] { throw StorageError.Reason.altered }
  }

  /// Throws if a file lies beside an empty or absent one that SQLite would delete: a log of another
  /// program, or what only has the name of a journal.
  private static func checkSurroundings(of path: String) throws {
    if let log = try? Files.read(path + "-wal", count: 1), !log.isEmpty {
      throw StorageError.Reason.beside("-wal")
    }
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    let journal = (try? Files.read(path + "-journal", count: magic.count)) ?? []
    guard journal == magic || journal.allSatisfy({ $0 == 0 }) else {
      throw StorageError.Reason.beside("-journal")
    }
  }
}
