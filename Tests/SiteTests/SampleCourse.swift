import LabCourse
import LabFiles
import LabSearch
import LabSite
import LabSystems
import LabWork
import MVCLab
import Synchronization

/// Courses from the folder `Scenarios`, whole or in part, and their pages.
enum SampleCourse {
  private static let folder = #filePath.split(separator: "/").dropLast(3).reduce("") {
    "\($0)/\($1)"
  }

  /// The paths of all units in the folder.
  static let units = (try? course())?.entries.map(\.path) ?? []

  static func text(_ path: String) throws -> String {
    try Files.text(of: "\(folder)/Scenarios/\(path)")
  }

  /// A course of these lessons, or of all that the list names.
  static func course(_ paths: [String]? = nil) throws -> Course {
    guard let paths else {
      let start = folder.count + "/Scenarios/".count
      let all = Files.files(below: "\(folder)/Scenarios", endings: [".md"])
      return try Course(files(all.map { String($0.dropFirst(start)) }), folder: "Scenarios")
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

  static func site(
    _ course: Course,
    explored: Int,
    jobs: Int = 2,
    isTeachers: Bool = false
  ) throws -> [String: String] {
    let size = StateMap.Size(explored: explored, moves: explored * 20)
    let site = try CourseSite(
      course,
      [System].all,
      program: "mvclab",
      isTeachers: isTeachers,
      size: size,
      jobs: jobs,
      in: InProcess()
    )
    return Dictionary(site.files.map { ($0.path, $0.text) }) { first, _ in first }
  }

  /// The pages of a course of these lessons: each is made once for all tests.
  static func site(
    of paths: [String],
    explored: Int,
    isTeachers: Bool = false
  ) throws -> [String: String] {
    let key = "\(paths) \(explored) \(isTeachers)"
    if let known = sites.withLock({ $0[key] }) { return known }
    let site = try site(course(paths), explored: explored, isTeachers: isTeachers)
    sites.withLock { $0[key] = site }
    return site
  }

  private static let sites = Mutex<[String: [String: String]]>([:])
}
