import Glibc

extension Files {
  /// Whether there is a folder of this name; throws if there is nothing at all.
  static func isFolder(_ path: String) throws(FileError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names of all that lies in a folder, but what is hidden, sorted.
  package static func entries(_ folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else { throw FileError(folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All Markdown files below a folder, sorted by path.
  ///
  /// Hidden ones and linked folders are left out.
  static func documents(below folder: String) throws(FileError) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var found: [String] = []
    for name in try entries(folder) {
      let path = prefix + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += try documents(below: path)
      } else if name.hasSuffix(".md") {
        found.append(path)
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
