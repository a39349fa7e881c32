import Glibc
import LabScenarios

/// A hidden folder in which files are written before they are renamed to their places.
final class Staging {
  private let folder: String
  /// What is renamed: files and folders that are not there yet, in folders that are.
  private var places: [String] = []
  /// All that was made in the folder, in that order.
  private var made: [String] = []

  /// Makes the folder within another, which must be there.
  init(in parent: String) throws(FileError) {
    var template = Array("\(parent)/.mvclab-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { throw FileError(parent) }
    folder = String(cString: path)
  }

  /// Writes the text of the file that will be at `path`.
  func write(_ text: String, for path: String) throws(FileError) {
    let place = Staging.firstMissing(path)
    let index = places.firstIndex(of: place) ?? places.endIndex
    if index == places.endIndex { places.append(place) }
    var target = "\(folder)/\(index)"
    for part in path.dropFirst(place.count).split(separator: "/") {
      try makeFolder(target)
      target += "/\(part)"
    }
    made.append(target)
    try Files.replace(target, with: Array(text.utf8))
  }

  /// Lets everything appear in its place; where one thing can't, nothing does.
  func publish() throws(FileError) {
    for (index, place) in places.enumerated() where rename("\(folder)/\(index)", place) != 0 {
      let trouble = FileError(place)
      for (index, place) in places[..<index].enumerated() { rename(place, "\(folder)/\(index)") }
      throw trouble
    }
  }

  /// Removes the folder, with all in it that was not published.
  func remove() {
    for path in made.reversed() where unlink(path) != 0 { rmdir(path) }
    rmdir(folder)
  }

  private func makeFolder(_ path: String) throws(FileError) {
    guard !made.contains(path) else { return }
    guard mkdir(path, 0o777) == 0 else { throw FileError(path) }
    made.append(path)
  }

  /// The outermost folder on the way to a path that is not there, or the path itself.
  private static func firstMissing(_ path: String) -> String {
    var missing = path
    while let slash = missing.lastIndex(of: "/"), slash > missing.startIndex,
      !NewFiles.isThere(String(missing[..<slash]))
    {
      missing = String(missing[..<slash])
    }
    return missing
  }
}
