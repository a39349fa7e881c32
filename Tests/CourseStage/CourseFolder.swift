import LabCourse
import LabFiles
import MVCLab

/// The folder `Scenarios` of this package.
package enum CourseFolder {
  package static let path =
    #filePath.split(separator: "/").dropLast(3).reduce("") {
      "\($0)/\($1)"
    } + "/Scenarios"

  /// The paths of all units in the folder.
  package static let units = (try? course())?.entries.map(\.path) ?? []

  package static func text(_ path: String) throws -> String {
    try Files.text(of: "\(self.path)/\(path)")
  }

  /// A course of these lessons, or of all that the list names.
  package static func course(_ paths: [String]? = nil) throws -> Course {
    guard let paths else {
      let all = Files.files(below: path, endings: [".md"])
      return try Course(
        files(all.map { String($0.dropFirst(path.count + 1)) }),
        folder: "Scenarios"
      )
    }
    let list = paths.enumerated().map { "\($0 + 1). [Unit](\($1)): a sentence\n" }.joined()
    let readme = SourceFile(name: "README.md", text: "# The course\n\n## Part 1: A part\n\n\(list)")
    return try Course([readme] + files(paths), folder: "Scenarios")
  }

  private static func files(_ paths: [String]) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths { files.append(SourceFile(name: path, text: try text(path))) }
    return files
  }
}
