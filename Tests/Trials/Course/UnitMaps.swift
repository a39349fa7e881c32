import ArgumentParser
import CourseStage

/// Holds the map of each unit's page to what the real wirings do, and what it draws to what the program prints.
struct UnitMaps: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "maps",
    abstract: "Holds each unit's page to what the wirings do, and to what is printed."
  )

  func run() throws {
    try Table(rows: CourseFolder.units, name: { $0 }) { path in
      try UnitMap.stateProblem(of: path) ?? UnitMap.pathProblem(of: path)
        ?? UnitPictures.problem(of: path)
    }.check("maps")
  }
}
