import LabPlatform

/// New files that appear in their places together, or not at all.
///
/// They are written into a hidden folder and then renamed, so a full disk or a write-protected folder
/// leaves everything as it was.
final class StagedFiles {
  private let folder: String
  /// The outermost new file or folder on the way to each new file: these are renamed.
  private var places: [String] = []
  /// Everything that was created in the folder, oldest first.
  private var created: [String] = []

  /// Creates the hidden folder in `parent`, which must exist.
  init(in parent: String) throws(FileError) {
    var template = Array("\(parent)/.mvclab-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { throw FileError(parent) }
    folder = String(cString: path)
  }

  /// Writes the text of the file that will be at `path`.
  func write(_ text: String, for path: String) throws(FileError) {
    let place = StagedFiles.firstMissing(path)
    let index = places.firstIndex(of: place) ?? places.endIndex
    if index == places.endIndex { places.append(place) }
    var target = "\(folder)/\(index)"
    for part in path.dropFirst(place.count).split(separator: "/") {
      try createFolder(target)
      target += "/\(part)"
    }
    created.append(target)
    try Files.replace(target, with: Array(text.utf8))
  }

  /// Moves everything to its place; where one move fails, the earlier ones are undone.
  ///
  /// A file that was there before is replaced at once: each name has the old or the new content.
  func publish() throws(FileError) {
    for (index, place) in places.enumerated() {
      let old = old(index)
      if link(place, old) == 0 {
        created.append(old)
      } else if errno != ENOENT {
        try undo(index, FileError(place))
      }
      guard rename("\(folder)/\(index)", place) != 0 else { continue }
      try undo(index, FileError(place))
    }
  }

  /// Undoes the first `count` moves, and throws why the next one failed.
  private func undo(_ count: Int, _ error: FileError) throws(FileError) {
    for (index, place) in places[..<count].enumerated() {
      rename(place, "\(folder)/\(index)")
      rename(old(index), place)
    }
    throw error
  }

  /// The second name of a file that is replaced.
  private func old(_ index: Int) -> String { "\(folder)/old-\(index)" }

  /// Removes the folder, with everything in it that was not published.
  func remove() {
    for path in created.reversed() where unlink(path) != 0 { rmdir(path) }
    rmdir(folder)
  }

  private func createFolder(_ path: String) throws(FileError) {
    guard !created.contains(path) else { return }
    guard mkdir(path, 0o777) == 0 else { throw FileError(path) }
    created.append(path)
  }

  /// The outermost folder on the way to a path that does not exist, or the path itself.
  private static func firstMissing(_ path: String) -> String {
    var missing = path
    while let slash = missing.lastIndex(of: "/"), slash > missing.startIndex,
      !Files.exists(String(missing[..<slash]))
    {
      missing = String(missing[..<slash])
    }
    return missing
  }
}

extension Files {
  /// Creates all of these files, with the folders around them, or none.
  ///
  /// They are staged in the innermost existing folder on the way to `folder`.
  package static func create(
    _ files: [(path: String, text: String)],
    in folder: String
  ) throws(FileError) {
    let staged = try StagedFiles(in: innermostExisting(folder))
    defer { staged.remove() }
    for file in files { try staged.write(file.text, for: file.path) }
    try staged.publish()
  }

  private static func innermostExisting(_ path: String) -> String {
    var path = path
    while !exists(path) {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
    return path
  }
}
