import LabPlatform

/// Files and folders, by way of the C library: a lab without `LabSystems` loads no Foundation, and
/// FoundationEssentials replaces a link instead of the file behind it.
package enum Files {
  private static let sizeLimit = 1 << 26

  /// Whether something has this name, a link without a target included.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a link has this name.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether what has this name can be read once only: a pipe, or a stream of the process, such as `/dev/stdin`.
  package static func isStream(_ path: String) -> Bool {
    guard let kind = try? mode(of: path) & S_IFMT, kind != S_IFDIR else { return false }
    return kind != S_IFREG || path.hasPrefix("/dev/")
  }

  /// Whether a regular file has this name.
  package static func isRegular(_ path: String) -> Bool {
    (try? mode(of: path)).map { $0 & S_IFMT == S_IFREG } ?? false
  }

  /// The path without links; the path itself if nothing has this name.
  package static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Throws if a folder, a pipe or a device has this name.
  package static func checkIsFile(_ path: String) throws(FileError) {
    if let mode = try? mode(of: path) { try check(mode, of: path) }
  }

  private static func check(_ mode: mode_t, of path: String) throws(FileError) {
    switch mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(path, .system(SystemError(EISDIR)))
    default: throw FileError(path, .notRegular)
    }
  }

  static func mode(of path: String) throws(FileError) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path) }
    return status.st_mode
  }
}

// MARK: - Reading

extension Files {
  /// All bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let bytes = try read(path, count: sizeLimit + 1)
    guard bytes.count <= sizeLimit else { throw FileError(path, .tooLarge) }
    return bytes
  }

  /// The first `count` bytes of a file, or all of a shorter one.
  package static func read(_ path: String, count: Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK a pipe would wait for its other end.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileError(path) }
    try check(status.st_mode, of: path)
    return try read(file, of: path, count: count, inBlocksOf: max(4096, Int(status.st_size) + 1))
  }

  private static func read(
    _ file: Int32,
    of path: String,
    count: Int,
    inBlocksOf size: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, size))
    while bytes.count < count {
      let got = LabPlatform.read(file, &buffer, min(buffer.count, count - bytes.count))
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw FileError(path) }
      if got == 0 { break }
      bytes += buffer[..<got]
    }
    return bytes
  }

  /// The text of a file, without a byte order mark.
  package static func text(of path: String) throws(FileError) -> String {
    try text(try read(path), of: path)
  }

  /// The text that comes from a stream up to its end, or from the standard input, which is `-`.
  package static func text(ofStream path: String) throws(FileError) -> String {
    let isInput = ["-", "/dev/stdin"].contains(path)
    let file = isInput ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path) }
    defer { close(file) }
    let bytes = try read(file, of: path, count: sizeLimit + 1, inBlocksOf: 1 << 16)
    guard bytes.count <= sizeLimit else { throw FileError(path, .tooLarge) }
    return try text(bytes, of: path)
  }

  private static func text(_ bytes: [UInt8], of path: String) throws(FileError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw FileError(path, .notUTF8(line: line + 1))
    }
    return text.withoutByteOrderMark
  }
}

extension String {
  /// This text without the byte order mark that some editors write at the start of a file.
  package var withoutByteOrderMark: String { first == "\u{FEFF}" ? String(dropFirst()) : self }
}
