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
    for file in placed { try checkReplaceable(file.path, having: mark) }
    try create(placed, in: folder)
  }

  /// Writes a file; one that exists must contain `mark`, or be a device.
  package static func publish(
    _ text: String,
    at path: String,
    over mark: String
  ) throws(FileError) {
    try checkReplaceable(path, having: mark)
    try replace(path, with: Array(text.utf8))
  }
}
