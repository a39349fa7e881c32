import Glibc
import LabScenarios

/// Files that are to be made in a folder: all of them, or none.
///
/// They are written into a folder beside their places, hidden and new, and then renamed; so a disk
/// that is full, or a folder that may not be written, leaves everything as it was.
struct NewFiles {
  /// Where they go; it is made if it is not there.
  let folder: PackageFolder
  let files: [NewFile]

  /// Makes them; a failure names what is in the way, or why they could not be written.
  func write() throws(ExitError) {
    let paths = files.map { folder.path(of: $0.path) }
    for path in paths where NewFiles.isThere(path) {
      throw ExitError(.noOutput, "'\(path)' is there already; nothing was written")
    }
    do throws(FileError) {
      let staging = try Staging(in: NewFiles.lastThere(folder.path))
      defer { staging.remove() }
      for (path, file) in zip(paths, files) { try staging.write(file.text, for: path) }
      try staging.publish()
    } catch {
      throw ExitError(
        .noOutput,
        "cannot write to '\(folder.path)': \(error.reason); nothing was written"
      )
    }
  }

  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The nearest folder around a path that is there, or the path itself.
  static func lastThere(_ path: String) -> String {
    var path = path
    while !isThere(path) {
      guard let slash = path.lastIndex(of: "/") else { return "." }
      path = slash == path.startIndex ? "/" : String(path[..<slash])
    }
    return path
  }
}
