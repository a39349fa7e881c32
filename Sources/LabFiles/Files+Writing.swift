import LabPlatform

extension Files {
  /// Replaces a file's content so that at any moment the file has the old or the new content.
  ///
  /// The bytes are written beside the file, synchronized to the disk, then renamed. The file keeps
  /// its mode, and a link stays a link. A device, such as `/dev/stdout`, just receives the bytes.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = resolved(path)
    let mode = try? mode(of: target)
    if let mode, mode & S_IFMT != S_IFREG { return try write(bytes, toDevice: target) }
    var template = Array((target + ".XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw FileError(path) }
    defer { close(file) }
    do throws(SystemError) {
      try write(bytes[...], to: file)
      guard fchmod(file, mode.map { $0 & 0o7777 } ?? defaultMode) == 0, fsync(file) == 0,
        rename(template, target) == 0
      else { throw SystemError() }
    } catch {
      unlink(template)
      throw FileError(path, .system(error))
    }
  }

  /// Writes all bytes to an open file.
  package static func write(
    _ bytes: ArraySlice<UInt8>,
    to descriptor: Int32
  ) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { LabPlatform.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError() }
      rest = rest.dropFirst(count)
    }
  }

  private static func write(_ bytes: [UInt8], toDevice path: String) throws(FileError) {
    // Without O_NONBLOCK a pipe that no program reads would wait for a reader.
    let device = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard device >= 0 else {
      throw errno == ENXIO ? FileError(path, .notRegular) : FileError(path)
    }
    defer { close(device) }
    guard fcntl(device, F_SETFL, 0) == 0 else { throw FileError(path) }
    do throws(SystemError) { try write(bytes[...], to: device) } catch {
      throw FileError(path, .system(error))
    }
  }

  private static var defaultMode: mode_t {
    let mask = umask(0o022)
    umask(mask)
    return 0o666 & ~mask
  }
}
