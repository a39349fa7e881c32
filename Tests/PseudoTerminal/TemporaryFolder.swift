import LabPlatform

/// A temporary folder; `deinit` deletes it with all its contents.
public final class TemporaryFolder {
  public let path: String

  public init() {
    var name = Array(builtProgram("line-editing-folder-XXXXXX").utf8CString)
    path =
      mkdtemp(&name) == nil ? "" : String(decoding: name.dropLast().map(UInt8.init), as: UTF8.self)
  }

  deinit {
    remove(path)
  }

  /// The names in the folder, in alphabetical order.
  public var contents: [String] { contents(of: "") }

  public func contents(of folder: String) -> [String] {
    Self.names(in: path + "/" + folder)
  }

  public func read(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    guard let file = fopen(path + "/" + name, "r") else { throw Failure(errno: errno) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 22)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  public func write(_ bytes: [UInt8], to name: String) throws {
    guard let file = fopen(path + "/" + name, "w") else { throw Failure(errno: errno) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure(errno: errno) }
  }

  public struct Failure: Error {
    public var errno: Int32
  }

  private func remove(_ path: String) {
    for name in Self.names(in: path) { remove(path + "/" + name) }
    if unlink(path) != 0 { rmdir(path) }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
