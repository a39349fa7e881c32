import ArgumentParser
import CourseStage
import LabCourse
import LabSystems
import MVCLab

/// Plays each unit of the course: it has its sections, shows what it says, and is in the list once.
struct CourseUnits: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units",
    abstract: "Holds the course to its own rules: its list, and each unit."
  )

  func run() throws {
    let course = try CourseFolder.course()
    let problems = CourseLint(course, .all).problems.map(\.description)
    try Table(rows: course.files.map(\.name), name: { $0 }) { name in
      let own = problems.filter { $0.hasPrefix("Scenarios/\(name):") }
      return own.isEmpty ? nil : own.joined(separator: "\n")
    }.check("files of the course")
  }
}
