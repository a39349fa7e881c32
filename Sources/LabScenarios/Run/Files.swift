import Glibc

/// Files and folders, by way of the C library: Foundation would double the time the program starts in.
public enum Files {
  /// More than a file of text can have; a device may have no end.
  private static let limit = 1 << 26

  /// All bytes of a file.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(path, EISDIR) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var buffer = [UInt8](repeating: 0, count: max(4096, min(1 << 20, Int(status.st_size) + 1)))
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw FileError(path)
      }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw FileError(path, EFBIG) }
    }
  }

  /// Puts `bytes` in place of a file's content, so that at any moment there is the old or the new.
  ///
  /// They are written beside it, brought to the disk, then renamed. The mode stays; a link stays a link.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = resolved(path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try pour(bytes, into: target) }
    let mode = isThere ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
    var template = Array((target + ".XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw FileError(path) }
    do throws(FileError) {
      try write(bytes, to: file, path)
      guard fchmod(file, mode) == 0, fsync(file) == 0 else { throw FileError(path) }
      guard rename(template, target) == 0 else { throw FileError(path) }
    } catch {
      close(file)
      unlink(template)
      throw error
    }
    close(file)
  }

  /// Writes into what is no file, such as `/dev/stdout` or a pipe.
  private static func pour(_ bytes: [UInt8], into path: String) throws(FileError) {
    let device = open(path, O_WRONLY | O_CLOEXEC)
    guard device >= 0 else { throw FileError(path) }
    defer { close(device) }
    try write(bytes, to: device, path)
  }

  private static func write(
    _ bytes: [UInt8],
    to file: Int32,
    _ path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(path) }
      written += count
    }
  }

  /// The file behind a link.
  package static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func currentMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }
}
