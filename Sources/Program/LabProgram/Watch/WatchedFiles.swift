import LabFiles
import LabPlatform

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

  /// The folder and the name of each path; of a linked one, also those of its target.
  private var places: [Place] {
    (paths + [program].compactMap(\.self)).flatMap(Files.places).map(Place.init)
  }

  /// A name in a folder.
  fileprivate struct Place: Equatable {
    let folder: String
    let name: String
  }

  /// All folders whose entries count, as they are now.
  var folders: Set<String> { Set(places.map(\.folder) + roots.flatMap(Files.folders)) }

  /// The folders all of whose files count, if their names end so.
  private var roots: [String] {
    paths.filter { (try? Files.isFolder($0)) == true }.map(Files.absolute)
  }

  /// Whether a change concerns the files.
  func includes(_ change: FolderWatch.Change) -> Bool {
    guard let name = change.name else { return true }
    if places.contains(Place(folder: change.folder, name: name)) { return true }
    let isBelow = roots.contains { change.folder == $0 || change.folder.hasPrefix($0 + "/") }
    guard isBelow, !name.hasPrefix(".") else { return false }
    return change.isFolder || endings.contains { name.lowercased().hasSuffix($0) }
  }
}

extension WatchedFiles.Place {
  /// The place of an absolute path.
  init(_ path: String) {
    let end = path.lastIndex(of: "/") ?? path.startIndex
    let folder = String(path[..<end])
    self.init(folder: folder.isEmpty ? "/" : folder, name: String(path[end...].dropFirst()))
  }
}
