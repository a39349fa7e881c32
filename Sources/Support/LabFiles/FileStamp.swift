import LabPlatform

/// What a save of a file changes: two equal stamps mean that nobody has saved it in between.
package struct FileStamp: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file that has this name, or that a link of this name leads to; nil if there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let saved = status.st_mtimespec
    #else
    let saved = status.st_mtim
    #endif
    (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
    (size, seconds, nanoseconds) = (Int64(status.st_size), Int(saved.tv_sec), Int(saved.tv_nsec))
  }
}
