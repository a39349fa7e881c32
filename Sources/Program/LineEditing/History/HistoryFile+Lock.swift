import LabFiles
import LabPlatform

extension HistoryFile {
  enum Purpose {
    case reading
    case appending
  }

  /// Calls `body` with the open file while no other session changes it.
  ///
  /// The lock is on the file itself. If another session replaced the file in the meantime, the lock is on
  /// a file without a name, so the function starts again.
  func locked<Result>(
    for purpose: Purpose,
    _ body: (Int32) throws(HistoryError) -> Result
  ) throws(HistoryError) -> Result {
    while true {
      let file = try opened(for: purpose)
      defer { close(file) }
      try lock(file, purpose == .reading ? LOCK_SH : LOCK_EX)
      if try isCurrent(file) { return try body(file) }
    }
  }

  /// Whether the file may be written; a read-only file is not, even for the superuser.
  var isWritable: Bool {
    var status = stat()
    return access(path, W_OK) == 0 && stat(path, &status) == 0 && status.st_mode & S_IWUSR != 0
  }

  func size(of file: Int32) throws(HistoryError) -> Int {
    Int(try status(of: file).st_size)
  }

  private func opened(for purpose: Purpose) throws(HistoryError) -> Int32 {
    // If the path is a pipe, a blocking open waits for its other end.
    let common = O_CLOEXEC | O_NONBLOCK
    let flags =
      switch purpose {
      case .reading: O_RDONLY | common
      case .appending: O_RDWR | O_APPEND | O_CREAT | common
      }
    var file = open(path, flags, 0o600)
    if file < 0, errno == ENOENT, purpose == .appending {
      do { try Files.createFolders(around: path) } catch {
        throw .failed(path, cannot: "make the folder for", error.reason)
      }
      file = open(path, flags, 0o600)
    }
    guard file >= 0 else {
      switch errno {
      case EACCES where purpose == .appending, EROFS, EPERM: throw .readOnly(path)
      case EISDIR, ENXIO: throw .notAFile(path)
      default: throw .failed(path, cannot: "open")
      }
    }
    do throws(HistoryError) {
      let mode = try status(of: file).st_mode
      guard mode & S_IFMT == S_IFREG else { throw .notAFile(path) }
      guard purpose == .reading || isWritable else { throw .readOnly(path) }
    } catch {
      close(file)
      throw error
    }
    return file
  }

  /// Waits two seconds for the lock: it lasts one write, unless its owner has been stopped.
  private func lock(_ file: Int32, _ kind: Int32) throws(HistoryError) {
    for _ in 0..<400 {
      if flock(file, kind | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw .failed(path, cannot: "lock")
      }
      poll(nil, 0, 5)
    }
    throw .busy(path)
  }

  private func isCurrent(_ file: Int32) throws(HistoryError) -> Bool {
    let own = try status(of: file)
    var named = stat()
    return stat(path, &named) == 0 && named.st_ino == own.st_ino && named.st_dev == own.st_dev
  }

  private func status(of file: Int32) throws(HistoryError) -> stat {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .failed(path, cannot: "read") }
    return status
  }
}
