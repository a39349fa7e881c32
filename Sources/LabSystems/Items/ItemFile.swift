import Foundation

/// A file that items may be kept in, known by its first bytes.
///
/// SQLite opens no file that is not ours, because it would finish there what another program has left
/// unfinished.
enum ItemFile {
  /// What SQLite calls the application's identity: `mvci`.
  static let application = 0x6D76_6369

  /// Throws a `StorageError.Reason` if there is something in the file that is not ours.
  static func check(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { throw StorageError.Reason.folder }
    guard let header = try FileHandle(forReadingAtPath: path)?.read(upToCount: 100),
      !header.isEmpty
    else { return }
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw StorageError.Reason.notADatabase
    }
    let owner = header[68..<72].reduce(0) { $0 << 8 | Int($1) }
    if owner != application { throw StorageError.Reason.foreign }
  }
}
