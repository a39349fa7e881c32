import LabPlatform

extension Files {
  /// Replaces a file's content so that at any moment the file has the old or the new content.
  ///
  /// The bytes are written beside the file, synchronized to the disk, then renamed. The file keeps
  /// its mode, owner and group, and a link stays a link. A file with several names is written in place,
  /// and a device, such as `/dev/stdout`, just receives the bytes. A read-only file is refused.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = linked(path)
    var old = stat()
    let exists = stat(path, &old) == 0
    // A link to a pipe, such as `/dev/stdout` may be, leads to no name.
    if exists, old.st_mode & S_IFMT != S_IFREG { return try write(bytes, to: path, O_NONBLOCK) }
    guard !exists || old.st_mode & 0o222 != 0 else { throw FileError(path, .readOnly) }
    if exists, old.st_nlink > 1 { return try write(bytes, to: target, O_TRUNC) }
    let new = try newFile(beside: target, like: exists ? old : nil, with: bytes)
    guard rename(new, target) == 0 else {
      let error = FileError(path)
      unlink(new)
      throw error
    }
  }

  /// Writes a file with a name of its own, synchronizes it to the disk, and returns the name.
  private static func newFile(
    beside path: String,
    like old: stat?,
    with bytes: [UInt8]
  ) throws(FileError) -> String {
    if let name = try lateNamedFile(beside: path, like: old, with: bytes) { return name }
    var template = Array((path + ".XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { throw FileError(path) }
    defer { close(file) }
    do throws(SystemError) { try fill(file, with: bytes, like: old) } catch {
      unlink(template)
      throw FileError(path, .system(error))
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The same, with a file that has no name until it is whole: nothing is left of one whose process is killed.
  ///
  /// Nil where the file system, or the system, has no such files.
  private static func lateNamedFile(
    beside path: String,
    like old: stat?,
    with bytes: [UInt8]
  ) throws(FileError) -> String? {
    #if os(Linux)
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    // Glibc's headers hide 'O_TMPFILE'.
    let file = open(folder, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    do throws(SystemError) { try fill(file, with: bytes, like: old) } catch {
      throw FileError(path, .system(error))
    }
    let name = "\(folder).\(path.split(separator: "/").last ?? "new").\(getpid())"
    while linkat(AT_FDCWD, "/proc/self/fd/\(file)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) != 0 {
      guard errno == EEXIST, unlink(name) == 0 else { return nil }
    }
    return name
    #else
    return nil
    #endif
  }

  private static func fill(
    _ file: Int32,
    with bytes: [UInt8],
    like old: stat?
  ) throws(SystemError) {
    try write(bytes[...], to: file)
    // Only root can give a file away; other users own what they may replace, or keep the group.
    if let old { _ = fchown(file, old.st_uid, old.st_gid) }
    guard fchmod(file, old.map { $0.st_mode & 0o7777 } ?? defaultMode) == 0, fsync(file) == 0
    else { throw SystemError() }
  }

  /// Adds bytes at the end of a file, in one piece; makes the file and the folders around it if need be.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try createFolders(around: path)
    try write(bytes, to: path, O_APPEND | O_CREAT)
  }

  /// Makes the folders around a file that do not exist.
  package static func createFolders(
    around path: String,
    mode: mode_t = 0o700
  ) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard !exists(folder) else { return }
    try createFolders(around: folder, mode: mode)
    guard mkdir(folder, mode) == 0 || errno == EEXIST else { throw FileError(folder) }
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

  /// The file that a link leads to, which need not exist; the path itself if it is no link.
  private static func linked(_ path: String) -> String {
    var path = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink(path, &buffer, buffer.count - 1)
      guard count > 0 else { return path }
      let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }

  private static func write(
    _ bytes: [UInt8],
    to path: String,
    _ flags: Int32
  ) throws(FileError) {
    // Without O_NONBLOCK a pipe that no program reads would wait for a reader.
    let device = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
    guard device >= 0 else {
      throw errno == ENXIO ? FileError(path, .notRegular) : FileError(path)
    }
    defer { close(device) }
    guard fcntl(device, F_SETFL, flags & O_APPEND) == 0 else { throw FileError(path) }
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

extension Files {
  /// Throws if a file is there that does not contain `mark` at its beginning.
  package static func checkReplaceable(_ path: String, having mark: String) throws(FileError) {
    guard isRegular(path) else { return }
    let start = try read(path, count: 4096)
    guard start.isEmpty || String(decoding: start, as: UTF8.self).contains(mark) else {
      throw FileError(path, .foreign)
    }
  }
}
