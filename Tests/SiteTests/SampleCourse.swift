import CourseStage
import LabCourse
import LabSearch
import LabSite
import LabSystems
import LabWork
import MVCLab
import Synchronization

/// Courses from the folder `Scenarios`, whole or in part, and their pages.
enum SampleCourse {
  /// The paths of all units in the folder.
  static let units = CourseFolder.units

  static func text(_ path: String) throws -> String { try CourseFolder.text(path) }

  /// A course of these lessons, or of all that the list names.
  static func course(_ paths: [String]? = nil) throws -> Course {
    try CourseFolder.course(paths)
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
