extension Files {
  /// Writes these files into a folder, all or none; makes the folder if there is none.
  ///
  /// A file that exists must contain `mark`, as do all that this function wrote before: it replaces no
  /// file of another origin.
  package static func publish(
    _ files: [(path: String, text: String)],
    in folder: String,
    over mark: String
  ) throws(FileError) {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let placed = files.map { (path: "\(folder)/\($0.path)", text: $0.text) }
    for file in placed { try checkPage(file.path, for: mark) }
    try create(placed, in: folder)
  }

  /// Writes a file; one that exists must contain `mark`, or be a device.
  package static func publish(
    _ text: String,
    at path: String,
    over mark: String
  ) throws(FileError) {
    try checkPage(path, for: mark)
    try replace(path, with: Array(text.utf8))
  }

  /// Throws if a file is there that does not contain `mark` at its beginning.
  package static func checkPage(_ path: String, for mark: String) throws(FileError) {
    guard isRegular(path) else { return }
    let start = try read(path, count: 4096)
    guard start.isEmpty || String(decoding: start, as: UTF8.self).contains(mark) else {
      throw FileError(path, .foreign)
    }
  }
}
