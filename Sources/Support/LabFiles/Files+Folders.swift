import LabPlatform

extension Files {
  /// Whether a folder has this name; throws if nothing has it.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try mode(of: path) & S_IFMT == S_IFDIR
  }

  /// The names of all visible entries of a folder, sorted.
  package static func entries(_ folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else { throw FileError(folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All visible files below a folder whose names have one of the endings, in upper or lower case, sorted
  /// by path.
  ///
  /// Linked folders are left out. A folder that can't be read is passed to `failure`, and the search
  /// goes on.
  package static func files(
    below folder: String,
    endings: [String],
    failure: (FileError) -> Void = { _ in }
  ) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var names: [String] = []
    do throws(FileError) { names = try entries(folder) } catch { failure(error) }
    let found = names.flatMap { name in
      let path = prefix + name
      var status = stat()
      guard lstat(path, &status) == 0 else {
        failure(name.contains("\u{FFFD}") ? FileError(path, .nameNotUTF8) : FileError(path))
        return [String]()
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        return files(below: path, endings: endings, failure: failure)
      }
      return endings.contains { name.lowercased().hasSuffix($0) } ? [path] : []
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
