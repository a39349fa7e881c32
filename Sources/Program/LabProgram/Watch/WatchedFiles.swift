import LabFiles

/// The files that a watch looks at: single ones, and those below folders whose names have one of the
/// endings.
///
/// A file or a folder may be gone, and come back.
struct WatchedFiles {
  /// The files and folders, as the user typed them.
  let paths: [String]
  let endings: [String]
  /// A program that counts as a file when a build has replaced it; the user did not type it.
  var program: String?

  /// The files that are there now, by their paths from the root.
  var stamps: [String: FileStamp] {
    let named = paths.map { Files.places(of: $0)[0] }.flatMap { path in
      (try? Files.isFolder(path)) == true ? Files.files(below: path, endings: endings) : [path]
    }
    let all = named + [program].compactMap(\.self)
    let stamps = all.compactMap { path in FileStamp(of: path).map { (path, $0) } }
    return Dictionary(stamps) { first, _ in first }
  }
}
