import LabFiles
import LabScenarios

/// The package that a test belongs to: the nearest folder around its file with a manifest.
struct TestedPackage {
  /// The package's folder; nil if no manifest is above the file.
  private let folder: String?
  /// The test's file, as its compiler knew it.
  private let file: String

  init(around file: String) {
    self.file = file
    var path = file[...]
    while let slash = path.lastIndex(of: "/") {
      path = path[..<slash]
      guard !Files.isRegular("\(path)/Package.swift") else { break }
    }
    folder = path.isEmpty || path.count == file.count ? nil : String(path)
  }

  /// The Markdown files at a path: itself, or those in it if it is a folder; a problem if there are none.
  func contents(of path: String) -> [(path: String, content: ScenarioFile.Content)] {
    let isAbsolute = path.hasPrefix("/")
    guard let folder = isAbsolute ? "" : folder else {
      return [(path, .problem("no 'Package.swift' above '\(file)'; use an absolute path"))]
    }
    let prefix = isAbsolute ? "" : folder + "/"
    let selection = Selection(RunOptions(paths: [prefix + path]))
    return selection.files.map { (String($0.dropFirst(prefix.count)), .document($0)) }
      + selection.errors.map { (path, .problem($0)) }
  }
}
